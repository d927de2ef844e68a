import { useId, useRef, useState } from 'react';

import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import * as calls from '@syndication/contract/console-nominations/console-nominations.calls';
import type { ConsoleNomination } from '@syndication/contract/console-nominations/console-nominations.schemas';
import { NOMINATION_MAIL_PAUSE_HOURS } from '@syndication/contract/nominations/nominations.rules';
import { Button, HStack, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { useActions, type Action } from '../../components/use-actions';
import { AcceptForm } from './accept-form';
import { AddressForm } from './address-form';
import { NominationFacts } from './nomination-facts';
import { nameOf } from './nomination-name';

const MAILED = 'The email is on its way.';
const MAILED_LATELY = `No email was sent: the last one went out less than ${NOMINATION_MAIL_PAUSE_HOURS} hours ago.`;

/** What needs more than a button. */
const PARTS = {
  correct: 'Correct the address',
  lead: 'Change the deal lead',
  accept: 'Accept into another group',
  withdraw: 'Withdraw',
} as const;
type Part = keyof typeof PARTS;

function offeredParts(
  { step, accountAt, namesLead }: ConsoleNomination,
  others: readonly ConsoleGroup[],
): Part[] {
  const isOffered: Record<Part, boolean> = {
    correct: step === 'mailed' && accountAt === null,
    lead: namesLead,
    accept: others.length > 0,
    withdraw: true,
  };
  return (Object.keys(PARTS) as Part[]).filter((part) => isOffered[part]);
}

export interface NominationDialogProps {
  nomination: ConsoleNomination;
  /** Groups that a company can be accepted into. */
  groups: readonly ConsoleGroup[];
  onClose: () => void;
}

/** A nomination, and what can be done about it. */
export function NominationDialog({ nomination, groups, onClose }: NominationDialogProps) {
  const { isBusy, perform, showDone, outcome, proofDialog } = useActions();
  const [part, setPart] = useState<Part | null>(null);
  const withdrawButton = useRef<HTMLButtonElement>(null);
  const warningId = useId();
  const { id, email, group, step, canMailAgain, lead, version } = nomination;
  const params = { id };
  const others = groups.filter((other) => other.id !== group.id);

  const show = (next: Part | null) => {
    showDone(null);
    setPart(next);
  };
  const keep = () => {
    show(null);
    withdrawButton.current?.focus();
  };
  /** Another part may have been opened meanwhile, and stays. */
  const finish = (saved: Part, done: string) => {
    setPart((now) => (now === saved ? null : now));
    showDone(done);
  };
  /** A part stays open until it is done. */
  const performPart = async <Answer,>(what: Omit<Action<Answer>, 'label'>) => {
    if (await perform(what)) setPart(null);
  };
  const resend = () =>
    performPart({
      run: (api) => api.call(calls.resendNomination, { params, keepalive: true }),
      done: ({ isMailed }) => (isMailed ? MAILED : MAILED_LATELY),
    });
  const accept = (groupId: string) =>
    performPart({
      run: (api) => api.call(calls.acceptNomination, { params: { id, groupId }, keepalive: true }),
      done: 'The company is now nominated to that group as well.',
    });
  const withdraw = () =>
    performPart({
      run: (api) =>
        api.call(calls.withdrawNomination, { params, body: { version }, keepalive: true }),
      done: 'The nomination is withdrawn.',
    });

  return (
    <>
      <Dialog isOpen title={`${nameOf(nomination)} in ${group.title}`} onClose={onClose}>
        <Stack gap="5">
          <NominationFacts nomination={nomination} />
          {outcome}
          {step !== 'withdrawn' && (
            <HStack gap="2" wrap="wrap">
              {canMailAgain && (
                <Button size="sm" variant="outline" disabled={isBusy} onClick={() => void resend()}>
                  Send the email again
                </Button>
              )}
              {offeredParts(nomination, others).map((name) => (
                <Button
                  key={name}
                  ref={name === 'withdraw' ? withdrawButton : null}
                  size="sm"
                  variant="outline"
                  disabled={isBusy}
                  onClick={() => show(name)}
                >
                  {name === 'lead' && !lead ? 'Name a deal lead' : PARTS[name]}
                </Button>
              ))}
            </HStack>
          )}
          {part === 'correct' && (
            <AddressForm
              label="Save the address"
              hint="We will send the email to the new address right away."
              email={email ?? ''}
              save={(api, right) => {
                const body = { email: right, version };
                return api.call(calls.correctNomination, { params, body, keepalive: true });
              }}
              onSaved={() =>
                finish('correct', 'The address is corrected, and the email is on its way.')
              }
            />
          )}
          {part === 'lead' && (
            <AddressForm
              label="Save the deal lead"
              hint="A member’s address. Deals show this member as their lead right away."
              email={lead?.email ?? ''}
              save={(api, next) => {
                const body = { email: next, version };
                return api.call(calls.putDealLead, { params, body, keepalive: true });
              }}
              onSaved={() => finish('lead', 'The deal lead is changed.')}
            />
          )}
          {part === 'accept' && (
            <AcceptForm
              groups={others}
              isBusy={isBusy}
              onAccept={(groupId) => void accept(groupId)}
            />
          )}
          {part === 'withdraw' && (
            <Stack gap="3">
              <Text id={warningId}>
                {group.title} will lose access to the deal right away, unless another nomination
                shares it. Votes are kept. To bring it back, nominate the company again.
              </Text>
              <HStack gap="2">
                <Button
                  variant="outline"
                  autoFocus
                  aria-describedby={warningId}
                  disabled={isBusy}
                  onClick={keep}
                >
                  Keep it
                </Button>
                <Button disabled={isBusy} onClick={() => void withdraw()}>
                  Withdraw the nomination
                </Button>
              </HStack>
            </Stack>
          )}
        </Stack>
      </Dialog>
      {proofDialog}
    </>
  );
}
