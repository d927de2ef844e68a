import { putPerson } from '@syndication/contract/console-people/console-people.calls';
import { personNameSchema } from '@syndication/contract/console-people/console-people.schemas';
import type { Person } from '@syndication/contract/console-people/console-people.schemas';
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

import { AngelGroupField } from '../../components/angel-group-field';
import { useConsoleChange } from '../../components/use-console-change';

interface PersonDetails {
  firstName: string;
  lastName: string;
  angelGroupId?: string;
}

const validate = validateWith<PersonDetails>(personNameSchema);

/** Gives a person another name or angel group. */
export function PersonForm({ person, onSaved }: { person: Person; onSaved: () => void }) {
  const change = useConsoleChange();
  const { memberId, firstName, lastName, angelGroup, version } = person;

  const submit = async ({ angelGroupId, ...name }: PersonDetails) => {
    // A chosen “none” is no value of the form.
    const body = { ...name, angelGroupId: angelGroupId || null, version };
    try {
      await change((api) => api.call(putPerson, { params: { memberId }, body, keepalive: true }));
    } catch (error) {
      return toFormErrors(readFormFailure(error));
    }
    onSaved();
    return undefined;
  };

  return (
    <Form<PersonDetails>
      label="Name and angel group"
      initialValues={{ firstName, lastName, ...(angelGroup && { angelGroupId: angelGroup.id }) }}
      validate={validate}
      onSubmit={submit}
      showErrors="submit"
    >
      <Stack gap="4">
        <FormError />
        <TextField name="firstName" label="First name" isRequired autoComplete="off" autoFocus />
        <TextField name="lastName" label="Last name" isRequired autoComplete="off" />
        <AngelGroupField
          currentId={angelGroup?.id}
          hint="Where they come from. It does not change their syndication groups."
        />
        <SubmitButton pending="Saving…">Save</SubmitButton>
      </Stack>
    </Form>
  );
}
