import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';

import { ApiError } from '@syndication/contract/http/api-error';
import { readFormFailure } from '@syndication/contract/http/no-answer';
import {
  roundProgressSchema,
  type RoundProgress,
  type UpdateLink,
} from '@syndication/contract/update-links/update-links.schemas';
import { ROUND_FACTS } from '@syndication/contract/ventures/round-facts.rules';
import { COMMITTED_LEVELS } from '@syndication/contract/ventures/ventures.rules';
import { CurrencyField } from '@syndication/shared-ui/form-fields';
import {
  Form,
  FormError,
  SubmitButton,
  toFormErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { RadioField } from '../fields/radio-field';
import { updateRoundByLinkMutation } from './api/answer-update-link';

const validate = validateWith<RoundProgress>(roundProgressSchema);

export interface RoundFormProps {
  token: string;
  round: NonNullable<UpdateLink['round']>;
  onAnswered: (link: UpdateLink) => void;
  /** The link no longer does what the page shows. */
  onLinkChanged: () => void;
}

/** The amount and the commitment of the open round. */
export function RoundForm({ token, round, onAnswered, onLinkChanged }: RoundFormProps) {
  const { mutateAsync } = useMutation(updateRoundByLinkMutation);
  const initialValues = useMemo(() => {
    const committed = COMMITTED_LEVELS.find((level) => level === round.committed);
    return {
      ...(round.amount !== null && { amount: round.amount }),
      ...(committed && { committed }),
    };
  }, [round]);

  const submit = async (progress: RoundProgress) => {
    try {
      onAnswered(await mutateAsync({ ...progress, token }));
      return undefined;
    } catch (error) {
      const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 409);
      if (isRefused && error.code !== 'XSRF_REJECTED') onLinkChanged();
      return toFormErrors(readFormFailure(error));
    }
  };

  return (
    <Form<RoundProgress>
      label="New amount or commitment"
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
    >
      <FormError />
      <CurrencyField name="amount" label={ROUND_FACTS.amount.name} isRequired />
      <RadioField
        name="committed"
        label={ROUND_FACTS.committed.name}
        options={COMMITTED_LEVELS}
        isRequired
      />
      <SubmitButton pending="Saving…">Save for investors</SubmitButton>
    </Form>
  );
}
