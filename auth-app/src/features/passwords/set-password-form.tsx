import { ACCOUNT_MESSAGES } from '@syndication/contract/accounts/accounts.rules';
import { setPasswordSchema } from '@syndication/contract/accounts/accounts.schemas';
import { useHost, useLeaveSignal } from '@syndication/contract/host';
import { ApiError, describeError } from '@syndication/contract/http/api-error';
import { Alert } from '@syndication/shared-ui/core';
import {
  EmailField,
  Form,
  FORM_ERROR,
  FormError,
  PasswordField,
  SubmitButton,
  toSubmissionErrors,
  validateWith,
} from '@syndication/shared-ui/forms';
import { useMutation } from '@syndication/contract/host/query';
import { useMemo, useState } from 'react';

import { saveNewPassword, type NewPassword } from './api/save-new-password';

type SetPasswordValues = Pick<NewPassword, 'email' | 'password' | 'password_confirmation'>;

export interface SetPasswordFormProps {
  /** From the link; null when the link carries none, which is as good as a spent one. */
  token: string | null;
  onSaved: () => void;
  /** Continue was pressed after the link turned out to be spent. */
  onNewLinkWanted: () => void;
}

export function SetPasswordForm({ token, onSaved, onNewLinkWanted }: SetPasswordFormProps) {
  const { api } = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync } = useMutation(saveNewPassword(api));
  const [spentToken, setSpentToken] = useState<string | null>(null);
  const isLinkSpent = token === null || token === spentToken;

  const validate = useMemo(
    () =>
      isLinkSpent
        ? () => ({})
        : validateWith<SetPasswordValues>(setPasswordSchema, (values) => ({
            ...values,
            userId: 'anon',
            token,
          })),
    [isLinkSpent, token],
  );

  const submit = async (values: SetPasswordValues) => {
    if (isLinkSpent) {
      onNewLinkWanted();
      return undefined;
    }
    const signal = leaveSignal();
    try {
      await mutateAsync({ ...values, userId: 'anon', token, signal });
      onSaved();
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof ApiError && error.status === 403) {
        setSpentToken(token);
        return undefined;
      }
      const fields = error instanceof ApiError ? error.body?.fields : undefined;
      return toSubmissionErrors(fields) ?? { [FORM_ERROR]: describeError(error) };
    }
  };

  return (
    <Form<SetPasswordValues>
      label="Set Password"
      validate={validate}
      onSubmit={submit}
      showErrors="submit"
    >
      <FormError />
      {isLinkSpent && <Alert status="error">{ACCOUNT_MESSAGES.resetLinkInvalid}</Alert>}
      <EmailField />
      <PasswordField autoComplete="new-password" />
      <PasswordField
        name="password_confirmation"
        label="Confirm password"
        autoComplete="new-password"
      />
      <SubmitButton pending="Saving…">Continue</SubmitButton>
    </Form>
  );
}
