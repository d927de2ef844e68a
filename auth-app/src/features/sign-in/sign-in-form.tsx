import { signInSchema } from '@syndication/contract/accounts/accounts.schemas';
import {
  EmailField,
  Form,
  FormError,
  PasswordField,
  SubmitButton,
  validateWith,
  type FormProps,
} from '@syndication/shared-ui/forms';

import type { Credentials } from './credentials';

const validate = validateWith<Credentials>(signInSchema);

export function SignInForm({
  label,
  onSubmit,
}: Pick<FormProps<Credentials>, 'label' | 'onSubmit'>) {
  return (
    <Form<Credentials> label={label} validate={validate} onSubmit={onSubmit}>
      <FormError />
      <EmailField />
      <PasswordField autoComplete="current-password" />
      <SubmitButton needs={['email', 'password']} pending="Signing in…">
        Sign in
      </SubmitButton>
    </Form>
  );
}
