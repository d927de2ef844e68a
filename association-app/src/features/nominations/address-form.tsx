import { normalizeEmail } from '@syndication/contract/accounts/accounts.rules';
import { addressFormSchema } from '@syndication/contract/console-nominations/console-nominations.schemas';
import type { ApiClient } from '@syndication/contract/http/client';
import { readFormFailure } from '@syndication/contract/http/no-answer';
import { Stack } from '@syndication/shared-ui/core';
import {
  Form,
  FormError,
  SubmitButton,
  TextField,
  toFormErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { useConsoleChange } from '../../components/use-console-change';

interface Address {
  email: string;
}

const validate = validateWith<Address>(addressFormSchema);

export interface AddressFormProps {
  /** What the form is for, and its button. */
  label: string;
  hint: string;
  email: string;
  save: (api: ApiClient, email: string) => Promise<unknown>;
  onSaved: () => void;
}

/** An address for a nomination: the right one of the founder, or that of the deal lead. */
export function AddressForm({ label, hint, email, save, onSaved }: AddressFormProps) {
  const change = useConsoleChange();
  const submit = async (address: Address) => {
    // The API would do nothing and mail nobody, and what is said after a change would be wrong.
    if (normalizeEmail(address.email) === normalizeEmail(email)) {
      return { email: 'This is already the address.' };
    }
    try {
      await change((api) => save(api, address.email));
      onSaved();
    } catch (error) {
      return toFormErrors(readFormFailure(error));
    }
    return undefined;
  };
  return (
    <Form<Address>
      label={label}
      initialValues={{ email }}
      validate={validate}
      onSubmit={submit}
      showErrors="submit"
    >
      <Stack gap="4">
        <FormError />
        <TextField
          name="email"
          label="Email address"
          type="email"
          hint={hint}
          isRequired
          autoFocus
          autoComplete="off"
        />
        <SubmitButton pending="Saving…">{label}</SubmitButton>
      </Stack>
    </Form>
  );
}
