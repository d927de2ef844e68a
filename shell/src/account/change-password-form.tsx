import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { changePasswordSchema } from '@syndication/contract/account-security/account-security.schemas';
import { PASSWORD_HINT } from '@syndication/contract/accounts/accounts.rules';
import { isAnswerLost, readFormFailure } from '@syndication/contract/http/no-answer';
import { useLeaveSignal } from '@syndication/contract/host';
import { Box, TimedAlert } from '@syndication/shared-ui/core';
import {
  Form,
  FORM_ERROR,
  FormError,
  type FormErrorValue,
  PasswordField,
  SubmitButton,
  toFormErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { useSessionStore } from '../session/session-store';
import { changePasswordMutation, type PasswordChange } from './api/change-password';
import { accountQuery } from './api/get-account';

const validate = validateWith<PasswordChange>(changePasswordSchema);

/** An attempt without an answer may have made the current password the old one. */
const MAYBE_CHANGED: FormErrorValue = {
  title: 'Your password may already have changed',
  text: 'We could not confirm your first attempt, and the current password you entered no longer matches. If your new password is already in place, there is nothing left to do.',
};

export interface ChangePasswordFormProps {
  /** Username for password managers, which otherwise do not know whose password they are to keep. */
  email: string;
}

/** A new password for the signed-in user; all other places are signed out by it. */
export function ChangePasswordForm({ email }: ChangePasswordFormProps) {
  const queryClient = useQueryClient();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync } = useMutation(changePasswordMutation);
  const [changes, setChanges] = useState(0);
  const [isTold, setIsTold] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const unanswered = useRef<string>(undefined);
  const { explainRefusal } = useSessionStore.getState();

  const submit = async (values: PasswordChange) => {
    const signal = leaveSignal();
    try {
      await mutateAsync(values);
      explainRefusal('session-ended');
      if (signal.aborted) return undefined;
      setChanges((count) => count + 1);
      setIsTold(false);
      // The button that was pressed goes with the form that it sent.
      if (panel.current?.contains(document.activeElement)) panel.current.focus();
      void queryClient.invalidateQueries(accountQuery);
      return undefined;
    } catch (error) {
      if (isAnswerLost(error)) {
        unanswered.current = values.currentPassword;
        explainRefusal('password-unknown');
      }
      if (signal.aborted) return undefined;
      const failure = readFormFailure(error);
      if (failure.fields?.['currentPassword'] && values.currentPassword === unanswered.current) {
        return { [FORM_ERROR]: MAYBE_CHANGED };
      }
      return toFormErrors(failure);
    }
  };

  return (
    <Box ref={panel} tabIndex={-1} outline="none">
      {!isTold && (
        <Box mb="4">
          <TimedAlert status="success" onDismiss={() => setIsTold(true)}>
            Your password was changed. You are signed out everywhere else.
          </TimedAlert>
        </Box>
      )}
      <Form<PasswordChange>
        // The form is empty again after a success.
        key={changes}
        label="Change your password"
        validate={validate}
        onSubmit={submit}
        showErrors="submit"
      >
        <FormError />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
        />
        <PasswordField
          name="password_confirmation"
          label="Confirm new password"
          autoComplete="new-password"
        />
        <SubmitButton pending="Changing your password…">Change password</SubmitButton>
      </Form>
    </Box>
  );
}
