import { useHost, useLeaveSignal } from '@syndication/contract/host';
import { useMutation } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import { nominationSignUpSchema } from '@syndication/contract/nominations/nominations.schemas';
import {
  EmailField,
  Form,
  FormError,
  SubmitButton,
  validateWith,
} from '@syndication/shared-ui/forms';
import { useMemo } from 'react';

import { NameFields, NewPasswordField } from './new-person-fields';
import { toSignUpErrors } from './sign-up-errors';
import { signUpByNomination, type NominatedAccount } from './api/sign-up-by-nomination';

const isLinkChange = (error: unknown) =>
  error instanceof ApiError && (error.code === 'MAIL_LINK_INVALID' || error.code === 'EMAIL_TAKEN');

type NominatedValues = Omit<NominatedAccount, 'token'> & { email: string };

export interface NominatedSignUpFormProps {
  token: string;
  email: string;
  /** The link no longer does what the page shows. */
  onLinkChanged: () => void;
}

/** Creates the account of the address that the link went to, and signs its owner in. */
export function NominatedSignUpForm({ token, email, onLinkChanged }: NominatedSignUpFormProps) {
  const host = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync } = useMutation(signUpByNomination(host.api));
  const initialValues = useMemo(() => ({ email }), [email]);
  const validate = useMemo(
    () =>
      validateWith<NominatedValues>(nominationSignUpSchema, ({ email: _, ...person }) => ({
        ...person,
        token,
      })),
    [token],
  );

  const submit = async ({ email: _, ...person }: NominatedValues) => {
    const signal = leaveSignal();
    try {
      const session = await mutateAsync({ ...person, token, signal });
      if (!signal.aborted) host.beginSession(session);
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (isLinkChange(error)) onLinkChanged();
      return toSignUpErrors(error);
    }
  };

  return (
    <Form<NominatedValues>
      label="Create an account"
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
    >
      <FormError />
      <EmailField
        label="Email address"
        hint="Confirmed by your link. You will sign in with this address."
        isReadOnly
      />
      <NameFields />
      <NewPasswordField />
      <SubmitButton pending="Creating your account…">Create Account</SubmitButton>
    </Form>
  );
}
