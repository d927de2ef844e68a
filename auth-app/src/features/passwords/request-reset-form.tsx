import { forgotPasswordSchema } from '@syndication/contract/accounts/accounts.schemas';
import { useHost, useLeaveSignal } from '@syndication/contract/host';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { Alert } from '@syndication/shared-ui/core';
import {
  EmailField,
  Form,
  FORM_ERROR,
  FormError,
  SubmitButton,
  validateWith,
} from '@syndication/shared-ui/forms';
import { useMutation } from '@syndication/contract/host/query';
import { useState } from 'react';

import { requestResetLink } from './api/request-reset-link';

interface ResetValues {
  email: string;
}

const validate = validateWith<ResetValues>(forgotPasswordSchema, ({ email }) => ({
  action: 'forgot',
  email,
}));

export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const { api } = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync } = useMutation(requestResetLink(api));
  const [warning, setWarning] = useState<string | null>(null);

  const submit = async ({ email }: ResetValues) => {
    const signal = leaveSignal();
    try {
      const answer = await mutateAsync({ email, signal });
      if (answer === null) onSent(email.trim());
      setWarning(answer);
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      setWarning(null);
      return { [FORM_ERROR]: describeFormFailure(error) };
    }
  };

  return (
    <Form<ResetValues>
      label="Request New Password"
      validate={validate}
      onSubmit={submit}
      showErrors="submit"
    >
      <FormError />
      {warning !== null && <Alert status="warning">{warning}</Alert>}
      <EmailField />
      <SubmitButton pending="Sending…">Send Instructions</SubmitButton>
    </Form>
  );
}
