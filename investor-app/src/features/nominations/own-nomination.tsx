import { useRef, useState } from 'react';

import { formatDay } from '@syndication/contract/fields/dates.rules';
import { useHost, useInvestor, useLeaveSignal } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { showNominationStatus } from '@syndication/contract/nominations/nomination-status.rules';
import type { NominationProgress } from '@syndication/contract/nominations/nominations.schemas';
import { Alert, Box, Button, Flex, Text, VisuallyHidden } from '@syndication/shared-ui/core';

import { nominationMail } from './api/post-nomination-mail';
import { describeOutcome } from './outcome-text';

function describeProgress({ group, step, since, nominatedAt, mailedAt }: NominationProgress) {
  const mail = mailedAt === null ? '' : ` Last email ${formatDay(mailedAt)}.`;
  return [
    `${group.title}, nominated ${formatDay(nominatedAt)}.${mail}`,
    showNominationStatus({ step, since }),
  ];
}

/** One of the member's own nominations, with a way to mail the founder again. */
export function OwnNomination({ nomination }: { nomination: NominationProgress }) {
  const { api } = useHost();
  const { id: memberId } = useInvestor().member;
  const leaveSignal = useLeaveSignal();
  const [told, setTold] = useState<string | null>(null);
  const words = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error } = useMutation({
    ...nominationMail(api, useQueryClient()),
    onSuccess: ([outcome]) => {
      if (!outcome) return;
      setTold(describeOutcome(outcome));
      // The button goes away.
      if (button.current === document.activeElement) words.current?.focus();
    },
  });
  const { email, companyName, group, canMailAgain } = nomination;
  const [from, progress] = describeProgress(nomination);

  return (
    <Flex as="li" gap="2" wrap="wrap" align="center" py="4" borderTopWidth="1px">
      <Box ref={words} tabIndex={-1} flex="1 1 16rem" minW="0">
        <Text overflowWrap="anywhere" fontWeight="medium">
          {companyName ?? email ?? 'Deleted account'}
        </Text>
        {companyName !== null && (
          <Text size="sm" tone="muted" overflowWrap="anywhere">
            {email}
          </Text>
        )}
        <Text size="sm" tone="muted" mt="1">
          {from}
        </Text>
        <Text size="sm" mt="1">
          {progress}
        </Text>
        <Text size="sm" role="status">
          {told}
        </Text>
      </Box>
      {canMailAgain && told === null && email !== null && (
        <Button
          ref={button}
          variant="outline"
          size="sm"
          aria-disabled={isPending}
          onClick={() => {
            if (isPending) return;
            const body = { memberId, data: [{ email, syndicationGroupIds: [group.id] }] };
            mutate({ body, signal: leaveSignal() });
          }}
        >
          {isPending ? 'Sending…' : 'Send again'}
          <VisuallyHidden>
            {' '}
            to {email}, {group.title}
          </VisuallyHidden>
        </Button>
      )}
      {error && (
        <Alert
          status="error"
          title={titleFailedWrite(error, `No email was sent to ${email}`)}
          flex="1 1 100%"
        >
          {explainFailure(error)}
        </Alert>
      )}
    </Flex>
  );
}
