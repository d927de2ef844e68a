import { useState } from 'react';

import * as calls from '@syndication/contract/console-deals/console-deals.calls';
import type { ConsoleDeal } from '@syndication/contract/console-deals/console-deals.schemas';
import { Link } from '@syndication/contract/host/router';
import { Button, ButtonLink, Heading, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { GroupChooser } from '../../components/group-chooser';
import { useActions, type Action } from '../../components/use-actions';
import { PATHS } from '../../paths';
import { describeRound, describeState } from './describe-deal';
import { HideForm } from './hide-form';

function describeShared({ hiddenReason, isFresh }: ConsoleDeal, groupTitle: string): string {
  if (hiddenReason !== null)
    return `${groupTitle} now has it, but will not see it until it is shown again.`;
  return isFresh
    ? `${groupTitle} can see it now.`
    : `${groupTitle} now has it, but will not see it until the profile is updated.`;
}

function describeShown({ groups, isFresh }: ConsoleDeal): string {
  if (groups.length === 0)
    return 'It is no longer hidden. Nobody will see it until it is in a group.';
  return isFresh
    ? 'Its groups can see it again.'
    : 'It is no longer hidden. Its groups will see it once the profile is updated.';
}

const groupAction = (
  deal: ConsoleDeal,
  { id, title }: ConsoleDeal['groups'][number],
  isInGroup: boolean,
): Action => ({
  label: isInGroup ? 'Share with a group' : `Remove from ${title}`,
  done: isInGroup ? describeShared(deal, title) : `${title} can no longer see it. Votes are kept.`,
  run: (api) =>
    api.call(calls.putDealGroup, {
      params: { id: deal.id, groupId: id },
      body: { isInGroup },
      keepalive: true,
    }),
});

/** What staff do to the deal itself. */
function staffActions(deal: ConsoleDeal): Action[] {
  const { id, hiddenReason, round } = deal;
  const show: Action = {
    label: 'Show again',
    done: describeShown(deal),
    run: (api) =>
      api.call(calls.putDealHidden, { params: { id }, body: { reason: null }, keepalive: true }),
  };
  const close: Action = {
    label: `Close ${round?.name ?? 'the round'} for good`,
    done: 'The round is closed. Nobody can vote on it anymore.',
    isFinal: true,
    warning:
      'Nobody will be able to vote on it, and the founder cannot reopen it. The founder gets an email. This cannot be undone.',
    run: (api) =>
      api.call(calls.putDealClosed, { params: { id }, body: { isClosed: true }, keepalive: true }),
  };
  return [...(hiddenReason === null ? [] : [show]), ...(round && !round.isClosed ? [close] : [])];
}

function DealFacts({ deal }: { deal: ConsoleDeal }) {
  const { state, detail } = describeState(deal);
  const { ask, progress } = describeRound(deal);
  return (
    <Stack gap="1">
      <Text>
        {state}. {detail}
      </Text>
      <Text>{[ask, progress].filter(Boolean).join(', ')}</Text>
      <Text overflowWrap="anywhere">
        {deal.ownerEmail ?? 'No founder account'},{' '}
        {deal.dealLead === null ? 'no deal lead' : `led by ${deal.dealLead}`}
      </Text>
    </Stack>
  );
}

export interface DealDialogProps {
  deal: ConsoleDeal;
  /** Taken out of the reader's last group: nothing can be done to it any more. */
  isGone: boolean;
  isStaff: boolean;
  onClose: () => void;
}

/** A deal, and what can be done to it. */
export function DealDialog({ deal, isGone, isStaff, onClose }: DealDialogProps) {
  const { isBusy, perform, showDone, renderButtons, outcome, proofDialog } = useActions();
  /** False once that was cancelled: the button has the focus again. */
  const [isHiding, setIsHiding] = useState<boolean>();
  const { id, companyName, dealLead, groups, hiddenReason } = deal;

  return (
    <>
      <Dialog isOpen title={companyName} onClose={onClose} initialFocus="title">
        <Stack gap="5">
          {!isGone && <DealFacts deal={deal} />}
          {outcome}
          {isGone ? (
            <Text>You no longer have access to this deal.</Text>
          ) : (
            <>
              <HStack gap="2" wrap="wrap">
                <ButtonLink asChild size="sm" variant="outline">
                  <Link to={`/deals/${id}`}>See it as members do</Link>
                </ButtonLink>
                {dealLead === null && groups.length > 0 && (
                  <ButtonLink asChild size="sm" variant="outline">
                    <Link
                      to={`${PATHS.nominations}?${new URLSearchParams({ search: companyName })}`}
                    >
                      Name a deal lead
                    </Link>
                  </ButtonLink>
                )}
              </HStack>
              <Stack gap="2">
                <Heading as="h3" size="sm">
                  Groups
                </Heading>
                {renderButtons(groups.map((group) => groupAction(deal, group, false)))}
                <GroupChooser
                  label="Share with a group"
                  except={groups.map((group) => group.id)}
                  disabled={isBusy}
                  onChoose={(group) => void perform(groupAction(deal, group, true))}
                />
              </Stack>
              {isStaff && renderButtons(staffActions(deal))}
              {isStaff && hiddenReason === null && !isHiding && (
                <Button
                  size="sm"
                  variant="outline"
                  alignSelf="flex-start"
                  autoFocus={isHiding === false}
                  onClick={() => setIsHiding(true)}
                >
                  Hide from all groups
                </Button>
              )}
              {isHiding && (
                <HideForm
                  dealId={id}
                  onCancel={() => setIsHiding(false)}
                  onHidden={() => {
                    setIsHiding(undefined);
                    showDone('Only its founder and staff can see it now.');
                  }}
                />
              )}
            </>
          )}
        </Stack>
      </Dialog>
      {proofDialog}
    </>
  );
}
