import { useHost, useLeaveSignal } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import {
  outcomeInputSchema,
  type RoundOutcome,
} from '@syndication/contract/outcomes/outcomes.schemas';
import { OUTCOME_RULE } from '@syndication/contract/outcomes/outcomes.rules';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { formatUsd } from '@syndication/contract/ventures/ventures.rules';
import { Flex, Stack, Text } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { CurrencyField } from '@syndication/shared-ui/form-fields';
import {
  Form,
  FORM_ERROR,
  FormError,
  SubmitButton,
  TextField,
  validateWith,
} from '@syndication/shared-ui/forms';
import { useMemo } from 'react';

import { confirmOutcome } from './api/changes';

interface Values {
  /** Text while it is no amount. */
  raised?: number | string;
  source?: string;
}

export interface OutcomeDialogProps {
  outcome: RoundOutcome;
  groupId: string;
  /** Not called if the dialog was closed meanwhile. */
  onSaved: () => void;
  onClose: () => void;
}

/** Confirms what a round raised, or corrects it, with where that is from. */
export default function OutcomeDialog({ outcome, groupId, onSaved, onClose }: OutcomeDialogProps) {
  const { api, announce } = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync } = useMutation(confirmOutcome(api, groupId, useQueryClient()));
  const { companyName, roundName, roundId, amount, raised, source, state, version } = outcome;
  const validate = useMemo(
    () => validateWith<Values>(outcomeInputSchema, (values) => ({ ...values, version })),
    [version],
  );
  const initialValues = useMemo(
    () => ({ ...(raised !== null && { raised }), ...(source && { source }) }),
    [raised, source],
  );

  const submit = async (values: Values) => {
    const signal = leaveSignal();
    const given = { raised: Number(values.raised), source: values.source ?? '' };
    try {
      await mutateAsync({ roundId, version, ...given });
    } catch (error) {
      return { [FORM_ERROR]: describeFormFailure(error) };
    }
    announce(`Outcome of ${companyName}, ${roundName}, confirmed`);
    if (!signal.aborted) onSaved();
    return undefined;
  };

  return (
    <Dialog isOpen size="sm" title={`${companyName}, ${roundName}`} onClose={onClose}>
      <Form<Values>
        label={`Outcome of ${companyName}`}
        initialValues={initialValues}
        validate={validate}
        onSubmit={submit}
      >
        <Stack gap="4">
          <Text tone="muted">
            {OUTCOME_RULE}{' '}
            {amount === null
              ? 'No amount was asked for.'
              : `The company asked for ${formatUsd(amount)}.`}
          </Text>
          <CurrencyField name="raised" label="Amount raised" />
          <TextField
            name="source"
            label="Source"
            hint="Closing documents, an email from the founder, a filing"
          />
          <FormError />
          <Flex>
            <SubmitButton pending="Saving…">
              {state === 'confirmed' ? 'Correct' : 'Confirm'}
            </SubmitButton>
          </Flex>
        </Stack>
      </Form>
    </Dialog>
  );
}
