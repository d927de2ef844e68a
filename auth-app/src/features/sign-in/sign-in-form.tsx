import { signInSchema } from '@syndication/contract/accounts/accounts.schemas';
import {
  EmailField,
  Form,
  FORM_ERROR,
  FormError,
  PasswordField,
  SubmitButton,
  validateWith,
  type FormErrorValue,
} from '@syndication/shared-ui/forms';

import type { Credentials } from './credentials';

const validate = validateWith<Credentials>(signInSchema);

export interface SignInFormProps {
  label: string;
  /** Resolves to what went wrong. */
  onSignIn: (credentials: Credentials) => Promise<FormErrorValue | undefined>;
}

export function SignInForm({ label, onSignIn }: SignInFormProps) {
  const submit = async (credentials: Credentials) => {
    const failure = await onSignIn(credentials);
    return failure === undefined ? undefined : { [FORM_ERROR]: failure };
  };
  return (
    <Form<Credentials> label={label} validate={validate} onSubmit={submit}>
      <FormError />
      <EmailField />
      <PasswordField autoComplete="current-password" />
      <SubmitButton needs={['email', 'password']} pending="Signing in…">
        Sign in
      </SubmitButton>
    </Form>
  );
}
