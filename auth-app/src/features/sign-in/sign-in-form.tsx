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
import { useMemo } from 'react';

import type { Credentials } from './credentials';

const validate = validateWith<Credentials>(signInSchema);

export interface SignInFormProps {
  label: string;
  /** Filled in where it is known who signs in. */
  email?: string;
  /** Resolves to what went wrong. */
  onSignIn: (credentials: Credentials) => Promise<FormErrorValue | undefined>;
}

export function SignInForm({ label, email, onSignIn }: SignInFormProps) {
  const initialValues = useMemo(() => (email === undefined ? {} : { email }), [email]);
  const submit = async (credentials: Credentials) => {
    const failure = await onSignIn(credentials);
    return failure === undefined ? undefined : { [FORM_ERROR]: failure };
  };
  return (
    <Form<Credentials>
      label={label}
      initialValues={initialValues}
      validate={validate}
      onSubmit={submit}
    >
      <FormError />
      <EmailField />
      <PasswordField autoComplete="current-password" />
      <SubmitButton needs={['email', 'password']} pending="Signing in…">
        Sign in
      </SubmitButton>
    </Form>
  );
}
