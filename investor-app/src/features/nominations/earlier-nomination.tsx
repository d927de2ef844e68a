import { useRef, useState } from 'react';

import { useHost, useInvestor, useLeaveSignal } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import type { NominationOutcome } from '@syndication/contract/nominations/nominations.schemas';
import { Alert, Box, Button, Flex, Text, VisuallyHidden } from '@syndication/shared-ui/core';

import { nominationMail } from './api/post-nomination-mail';
import { describeOutcome } from './outcome-text';

interface EarlierNominationProps {
  email: string;
  /** The result for the address, one for each group. */
  outcomes: readonly NominationOutcome[];
}

/** An address that was nominated before, with its result in each group and a way to mail it again. */
export function EarlierNomination({ email, outcomes: atFirst }: EarlierNominationProps) {
  const { api } = useHost();
  const { id: memberId } = useInvestor().member;
  const leaveSignal = useLeaveSignal();
  const [outcomes, setOutcomes] = useState(atFirst);
  const words = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error } = useMutation({
    ...nominationMail(api, useQueryClient()),
    onSuccess: (answered) => {
      setOutcomes((before) =>
        before.map(
          (outcome) =>
            answered.find(({ syndicationGroup: { id } }) => id === outcome.syndicationGroup.id) ??
            outcome,
        ),
      );
      // The button goes away.
      if (button.current === document.activeElement) words.current?.focus();
    },
  });
  const syndicationGroupIds = outcomes
    .filter(({ canMailAgain }) => canMailAgain)
    .map(({ syndicationGroup }) => syndicationGroup.id);

  return (
    <Flex
      as="li"
      gap="2"
      wrap="wrap"
      align="center"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Box ref={words} tabIndex={-1} role="status" flex="1 1 16rem">
        <Text overflowWrap="anywhere" fontWeight="medium">
          {email}
        </Text>
        {outcomes.map((outcome) => (
          <Text key={outcome.syndicationGroup.id} size="sm" tone="muted" mt="1">
            {describeOutcome(outcome)}
          </Text>
        ))}
      </Box>
      {syndicationGroupIds.length > 0 && (
        <Button
          ref={button}
          variant="outline"
          size="sm"
          aria-disabled={isPending}
          onClick={() => {
            if (isPending) return;
            const body = { memberId, data: [{ email, syndicationGroupIds }] };
            mutate({ body, signal: leaveSignal() });
          }}
        >
          {isPending ? 'Sending…' : 'Send again'}
          <VisuallyHidden> to {email}</VisuallyHidden>
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
