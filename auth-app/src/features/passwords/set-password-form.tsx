import { ACCOUNT_MESSAGES, PASSWORD_HINT } from '@syndication/contract/accounts/accounts.rules';
import { setPasswordSchema } from '@syndication/contract/accounts/accounts.schemas';
import { useHost, useLeaveSignal } from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';
import { isAnswerLost, readFormFailure } from '@syndication/contract/http/no-answer';
import { Alert, Stack } from '@syndication/shared-ui/core';
import {
  EmailField,
  Form,
  FORM_ERROR,
  FormError,
  PasswordField,
  SubmitButton,
  toFormErrors,
  validateWith,
} from '@syndication/shared-ui/forms';
import { useMutation, useQuery } from '@syndication/contract/host/query';
import { useMemo, useState } from 'react';

import { AuthTextLink } from '../../components/auth-link';
import { PATHS } from '../../paths';
import { invitationLinkOptions } from './api/get-invitation-link';
import { saveNewPassword, type NewPassword } from './api/save-new-password';
import { RenewLink } from './renew-link';

/** A refused page says nothing about the link. */
const isLinkRefused = (error: unknown) =>
  error instanceof ApiError && error.status === 403 && error.code !== 'XSRF_REJECTED';

function toErrors(error: unknown) {
  const body = error instanceof ApiError ? error.body : undefined;
  if (body?.code === 'XSRF_REJECTED') return { [FORM_ERROR]: body.message };
  return toFormErrors(readFormFailure(error));
}

/** The link works once, and an attempt without an answer may have used it. */
function MaybeSaved() {
  return (
    <Alert status="warning" title="Your new password may already be saved">
      We could not confirm your first attempt, and the link works only once.{' '}
      <AuthTextLink to={PATHS.landing}>Sign in</AuthTextLink> with your new password. If that fails,
      request another link by clicking on Continue.
    </Alert>
  );
}

type SetPasswordValues = Pick<NewPassword, 'email' | 'password' | 'password_confirmation'>;

export interface SetPasswordFormProps {
  /** From the link; null when the link carries none, which counts as a spent one. */
  token: string | null;
  onSaved: (isInvitation: boolean) => void;
  /** Continue was pressed after the link turned out to be spent. */
  onNewLinkWanted: () => void;
}

export function SetPasswordForm({ token, onSaved, onNewLinkWanted }: SetPasswordFormProps) {
  const { api } = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync, isIdle } = useMutation(saveNewPassword(api));
  const { data: invitation } = useQuery(invitationLinkOptions(api, token));
  const [spentToken, setSpentToken] = useState<string | null>(null);
  const [unansweredToken, setUnansweredToken] = useState<string | null>(null);
  const isLinkSpent = token === null || token === spentToken;
  const isMaybeSaved = isLinkSpent && token !== null && token === unansweredToken;

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
      onSaved(invitation?.isInvitation === true);
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (isAnswerLost(error)) setUnansweredToken(token);
      if (!isLinkRefused(error)) return toErrors(error);
      setSpentToken(token);
      return undefined;
    }
  };

  if (isIdle && token !== null && invitation?.isExpired) {
    return (
      <Stack gap="5">
        <Alert status="warning">{ACCOUNT_MESSAGES.invitationExpired}</Alert>
        <RenewLink token={token}>Send me a new link</RenewLink>
      </Stack>
    );
  }
  return (
    <Form<SetPasswordValues>
      label="Set Password"
      validate={validate}
      onSubmit={submit}
      showErrors="submit"
    >
      <FormError />
      {isMaybeSaved && <MaybeSaved />}
      {isLinkSpent && !isMaybeSaved && (
        <Alert status="error">{ACCOUNT_MESSAGES.resetLinkInvalid}</Alert>
      )}
      {isLinkSpent && !isMaybeSaved && token !== null && (
        <RenewLink token={token} variant="outline">
          I was invited: send me a new link
        </RenewLink>
      )}
      <EmailField hint="The address that the email was sent to." />
      <PasswordField autoComplete="new-password" hint={PASSWORD_HINT} />
      <PasswordField
        name="password_confirmation"
        label="Confirm password"
        autoComplete="new-password"
      />
      <SubmitButton pending="Saving…">Continue</SubmitButton>
    </Form>
  );
}
