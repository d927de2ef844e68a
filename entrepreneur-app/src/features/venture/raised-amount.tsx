import { useHost } from '@syndication/contract/host';
import { useMutation, useQuery, useQueryClient } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import {
  raisedInputSchema,
  type RoundOutcome,
} from '@syndication/contract/outcomes/outcomes.schemas';
import { formatUsd } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Heading, Panel, Stack, Text } from '@syndication/shared-ui/core';
import { CurrencyField } from '@syndication/shared-ui/form-fields';
import {
  Form,
  FORM_ERROR,
  FormError,
  SubmitButton,
  validateWith,
} from '@syndication/shared-ui/forms';
import { useEffect, useMemo, useRef, useState } from 'react';

import { ownOutcomesOptions, stateRaisedMutation } from './api/own-outcomes';

interface Values {
  raised?: number;
}

const validate = validateWith<Values>(raisedInputSchema, (values) => values);

interface RaisedProps {
  outcome: RoundOutcome;
  /** Another amount is confirmed. */
  onRefused: () => void;
}

function RaisedForm({ outcome: { roundId, roundName, raised }, onRefused }: RaisedProps) {
  const { api, announce } = useHost();
  const { mutateAsync } = useMutation(stateRaisedMutation(api, useQueryClient()));
  const initialValues = useMemo(() => (raised === null ? {} : { raised }), [raised]);
  const submit = async (values: Values) => {
    try {
      await mutateAsync({ roundId, raised: values.raised ?? 0 });
    } catch (error) {
      // Without an answer it may have been saved.
      if (error instanceof ApiError && error.status === 409) onRefused();
      return { [FORM_ERROR]: describeFormFailure(error) };
    }
    announce(`Amount raised in ${roundName} saved`);
    return undefined;
  };
  return (
    <Form<Values>
      label={`Amount raised in ${roundName}`}
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
    >
      <Stack gap="4" alignItems="start">
        <CurrencyField name="raised" label="Amount raised" />
        <FormError />
        <SubmitButton pending="Saving…">Save</SubmitButton>
      </Stack>
    </Form>
  );
}

function RaisedPanel({ outcome, onRefused }: RaisedProps) {
  const { roundName, amount, state } = outcome;
  return (
    <Panel aria-label={`Amount raised in ${roundName}`}>
      <Heading size="md" mb="2">
        What did {roundName} raise?
      </Heading>
      <Text tone="muted" size="sm" mb="4">
        {amount !== null && `You asked for ${formatUsd(amount)}. `}
        {state === 'provisional'
          ? 'You can change it until your deal lead or an admin has confirmed it.'
          : 'Investors predicted how likely it was to fill. Their predictions are compared with this amount.'}
      </Text>
      <RaisedForm outcome={outcome} onRefused={onRefused} />
    </Panel>
  );
}

interface ConfirmedProps {
  outcome: RoundOutcome;
  /** Instead of a form whose amount was refused, which does not just disappear. */
  isRefused: boolean;
}

function ConfirmedAmount({ outcome: { roundName, raised, amount }, isRefused }: ConfirmedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone.
  useEffect(() => {
    if (isRefused) title.current?.focus();
  }, [isRefused]);
  return (
    <Panel aria-label={`Amount raised in ${roundName}`} role={isRefused ? 'alert' : undefined}>
      <Heading ref={title} tabIndex={-1} size="md" mb="2">
        What {roundName} raised
      </Heading>
      <Text fontWeight="medium">
        {formatUsd(raised ?? 0)}
        {amount !== null && ` of ${formatUsd(amount)}`}
      </Text>
      <Text tone="muted" size="sm" mt="1">
        {isRefused
          ? 'Your amount was not saved: your deal lead or an admin has already confirmed this one.'
          : 'Confirmed by your deal lead or an admin.'}{' '}
        If it is wrong, ask them to correct it.
      </Text>
    </Panel>
  );
}

/**
 * The outcomes of a venture's ended rounds, if it has any, the latest first; undefined while they load. Until then the
 * page renders nothing, because the question about them may be above the rest.
 */
export function useOutcomes({ currentVentureRound, ventureRounds }: Venture) {
  const { api } = useHost();
  const hasEnded = ventureRounds.length > 0 || currentVentureRound?.isRoundClosed === true;
  const { data, isLoading } = useQuery({ ...ownOutcomesOptions(api), enabled: hasEnded });
  return isLoading ? undefined : (data ?? []);
}

/**
 * Asks what each ended round really raised, until somebody has confirmed it. Then it shows the confirmed amount of the
 * latest round, and of those that it had asked about.
 */
export function RaisedAmount({ outcomes }: { outcomes: readonly RoundOutcome[] }) {
  const [refusedId, setRefusedId] = useState<string>();
  const isOpen = ({ state }: RoundOutcome) => state !== 'confirmed';
  // One that is confirmed meanwhile does not just disappear, perhaps with the focus.
  const [asked] = useState(() => outcomes.filter(isOpen).map(({ roundId }) => roundId));
  return outcomes.map((outcome, index) => {
    const { roundId } = outcome;
    if (isOpen(outcome)) {
      return (
        <RaisedPanel key={roundId} outcome={outcome} onRefused={() => setRefusedId(roundId)} />
      );
    }
    if (index > 0 && !asked.includes(roundId)) return null;
    return <ConfirmedAmount key={roundId} outcome={outcome} isRefused={roundId === refusedId} />;
  });
}
