import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';

import { Alert, Box } from '@syndication/shared-ui/core';

/** What a submission may return under `FORM_ERROR`: the text alone, or with a title. */
export type FormErrorValue = string | { title: string; text: ReactNode };

/** The failure of the whole form, read out when it appears; it stays until the next attempt. */
export function FormError() {
  const state = useFormState({
    subscription: { submitError: true, submitting: true },
  });
  const error = state.submitError as FormErrorValue | undefined;
  if (!error || state.submitting) return null;
  const { title, text } = typeof error === 'string' ? { title: undefined, text: error } : error;
  return (
    <Box mb="2">
      <Alert status="error" {...(title && { title })}>
        {text}
      </Alert>
    </Box>
  );
}
