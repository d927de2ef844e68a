import { signUpSchema } from '@syndication/contract/accounts/accounts.schemas';
import { useHost, useLeaveSignal } from '@syndication/contract/host';
import {
  EmailField,
  Form,
  FormError,
  SubmitButton,
  validateWith,
} from '@syndication/shared-ui/forms';
import { useMutation } from '@syndication/contract/host/query';

import { createAccount, type NewAccount } from './api/create-account';
import { NameFields, NewPasswordField } from './new-person-fields';
import { toSignUpErrors } from './sign-up-errors';

type SignUpValues = Omit<NewAccount, 'password_confirmation'>;

/** The screen shows the password on demand instead of asking for it twice; the call wants both. */
const toNewAccount = (values: SignUpValues): NewAccount => ({
  ...values,
  password_confirmation: values.password,
});
const validate = validateWith<SignUpValues>(signUpSchema, toNewAccount);

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
      return signal.aborted ? undefined : toSignUpErrors(error);
    }
  };

  return (
    <Form<SignUpValues> label="Create an account" validate={validate} onSubmit={submit}>
      <FormError />
      <NameFields />
      <EmailField label="Email address" hint="The address at which you were nominated." />
      <NewPasswordField />
      <SubmitButton pending="Creating your account…">Create Account</SubmitButton>
    </Form>
  );
}
