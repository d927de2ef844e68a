import { signUpSchema } from '@syndication/contract/accounts/accounts.schemas';
import { useHost, useLeaveSignal } from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';
import { isAnswerLost } from '@syndication/contract/http/no-answer';
import {
  EmailField,
  Form,
  FORM_ERROR,
  FormError,
  SubmitButton,
  validateWith,
  type FormErrorValue,
} from '@syndication/shared-ui/forms';
import { useMutation } from '@syndication/contract/host/query';
import { useRef } from 'react';

import { AuthTextLink } from '../../components/auth-link';
import { PATHS } from '../../paths';
import { createAccount, type NewAccount } from './api/create-account';
import { NameFields, NewPasswordField } from './new-person-fields';
import { toSignUpErrors } from './sign-up-errors';

type SignUpValues = Omit<NewAccount, 'password_confirmation'>;

/** The screen shows the password on demand instead of asking for it twice; the call wants both. */
const toNewAccount = (values: SignUpValues): NewAccount => ({
  ...values,
  password_confirmation: values.password,
});
const isTaken = (error: unknown) => error instanceof ApiError && error.code === 'EMAIL_TAKEN';

/** An attempt without an answer may have created the account that is in the way of the next one. */
const MAYBE_CREATED: FormErrorValue = {
  title: 'You may already have an account',
  text: (
    <>
      We could not confirm your first attempt, and an account with this email address now exists.{' '}
      <AuthTextLink to={PATHS.entrepreneurSignIn}>Sign in</AuthTextLink> with the password that you
      chose.
    </>
  ),
};

const validate = validateWith<SignUpValues>(signUpSchema, toNewAccount);

export function SignUpForm({ onCreated }: { onCreated: (email: string) => void }) {
  const { api } = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync } = useMutation(createAccount(api));

  const unansweredEmail = useRef<string>(undefined);

  const submit = async (values: SignUpValues) => {
    const signal = leaveSignal();
    try {
      await mutateAsync({ ...toNewAccount(values), signal });
      onCreated(values.email.trim());
      return undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (isAnswerLost(error)) unansweredEmail.current = values.email;
      const isMaybeCreated = isTaken(error) && values.email === unansweredEmail.current;
      return isMaybeCreated ? { [FORM_ERROR]: MAYBE_CREATED } : toSignUpErrors(error);
    }
  };

  return (
    <Form<SignUpValues> label="Create an account" validate={validate} onSubmit={submit}>
      <FormError />
      <NameFields />
      <EmailField label="Email address" hint="The address you were nominated with." />
      <NewPasswordField />
      <SubmitButton pending="Creating your account…">Create Account</SubmitButton>
    </Form>
  );
}
