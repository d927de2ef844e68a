import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';

import { Alert, Box } from '@syndication/shared-ui/core';

/** What a submission may return under `FORM_ERROR`: the text alone, or with a title. */
export type FormErrorValue = string | { title: string; text: ReactNode };

const SUBMISSION = { submitError: true, submitting: true };

/**
 * The failure of the whole form, read out when it appears. It stays until the next attempt has been answered, so that
 * nothing moves under a second tap.
 */
export function FormError() {
  const state = useFormState({ subscription: SUBMISSION });
  const submitError = state.submitError as FormErrorValue | undefined;
  const { submitting } = state;
  const [shown, setShown] = useState({ error: submitError, submitting, answers: 0 });
  const isReset = !submitting && submitError !== shown.error;
  if (submitting !== shown.submitting || isReset) {
    setShown({
      submitting,
      error: submitting ? shown.error : submitError,
      answers: shown.answers + (submitting ? 0 : 1),
    });
  }
  const { error } = shown;
  if (!error) return null;
  const { title, text } = typeof error === 'string' ? { title: undefined, text: error } : error;
  return (
    <Box mb="2">
      {/* A new element for each answer: the same failure again is read out again. */}
      <Alert key={shown.answers} status="error" {...(title && { title })}>
        {text}
      </Alert>
    </Box>
  );
}
