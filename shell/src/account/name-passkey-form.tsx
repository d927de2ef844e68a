import { useState } from 'react';

import { passkeyNameSchema } from '@syndication/contract/passkeys/passkeys.schemas';
import { Button, HStack, Stack } from '@syndication/shared-ui/core';
import { Form, SubmitButton, TextField, validateWith } from '@syndication/shared-ui/forms';

interface Named {
  name: string;
}

const validate = validateWith<Named>(passkeyNameSchema);

export interface NamePasskeyFormProps {
  suggestion: string;
  onName: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** What the new passkey will be called; the browser asks for the rest. */
export function NamePasskeyForm({ suggestion, onName, onCancel }: NamePasskeyFormProps) {
  const [initial] = useState({ name: suggestion });
  return (
    <Form<Named>
      label="Add a passkey"
      initialValues={initial}
      validate={validate}
      onSubmit={async ({ name }) => {
        await onName(name);
        return undefined;
      }}
      showErrors="submit"
    >
      <Stack gap="4">
        <TextField
          name="name"
          label="Name"
          hint="Helps you recognize it later: “Phone” or “Office key”, for example."
          autoComplete="off"
          autoFocus
        />
        <HStack gap="3" wrap="wrap">
          <SubmitButton pending="Waiting for your device…">Add</SubmitButton>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </HStack>
      </Stack>
    </Form>
  );
}
