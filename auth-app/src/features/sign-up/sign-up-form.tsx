import { ACCOUNT_MESSAGES, PASSWORD_HINT } from '@syndication/contract/accounts/accounts.rules';
import { signUpSchema } from '@syndication/contract/accounts/accounts.schemas';
import { useHost, useLeaveSignal } from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import {
  EmailField,
  Form,
  FORM_ERROR,
  FormError,
  PasswordField,
  SubmitButton,
  TextField,
  toSubmissionErrors,
  validateWith,
} from '@syndication/shared-ui/forms';
import { useMutation } from '@syndication/contract/host/query';

import { createAccount, NotNominatedError, type NewAccount } from './api/create-account';

type SignUpValues = Omit<NewAccount, 'password_confirmation'>;

/** The screen shows the password on demand instead of asking for it twice; the call wants both. */
const toNewAccount = (values: SignUpValues): NewAccount => ({
  ...values,
  password_confirmation: values.password,
});
const validate = validateWith<SignUpValues>(signUpSchema, toNewAccount);

function toErrors(error: unknown) {
  if (error instanceof NotNominatedError) return { [FORM_ERROR]: error.message };
  if (error instanceof ApiError && error.status === 409) {
    const { emailTakenTitle: title, emailTaken: text } = ACCOUNT_MESSAGES;
    return { [FORM_ERROR]: { title, text } };
  }
  const fields = error instanceof ApiError ? error.body?.fields : undefined;
  return (
    toSubmissionErrors(fields) ?? {
      [FORM_ERROR]: describeFormFailure(error),
    }
  );
}

export function SignUpForm({ onCreated }: { onCreated: (email: string) => void }) {
  const { api } = useHost();
  const leaveSignal = useLeaveSignal();
  const { mutateAsync } = useMutation(createAccount(api));

  const submit = async (values: SignUpValues) => {
    const signal = leaveSignal();
    try {
      await mutateAsync({ ...toNewAccount(values), signal });
      onCreated(values.email.trim());
      return undefined;
    } catch (error) {
      return signal.aborted ? undefined : toErrors(error);
    }
  };

  return (
    <Form<SignUpValues> label="Create an account" validate={validate} onSubmit={submit}>
      <FormError />
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
      <EmailField label="Email address" hint="The address at which you were nominated." />
      <PasswordField autoComplete="new-password" hint={PASSWORD_HINT} />
      <SubmitButton pending="Creating your account…">Create Account</SubmitButton>
    </Form>
  );
}
