import { PASSWORD_HINT } from '@syndication/contract/accounts/accounts.rules';
import { PasswordField, TextField } from '@syndication/shared-ui/forms';

export function NameFields() {
  return (
    <>
      <TextField name="firstName" label="First name" autoComplete="given-name" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" />
    </>
  );
}

export function NewPasswordField() {
  return <PasswordField autoComplete="new-password" hint={PASSWORD_HINT} />;
}
