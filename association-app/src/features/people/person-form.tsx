import { putPerson } from '@syndication/contract/console-people/console-people.calls';
import { personNameSchema } from '@syndication/contract/console-people/console-people.schemas';
import type { Person } from '@syndication/contract/console-people/console-people.schemas';
import { ApiError } from '@syndication/contract/http/api-error';
import { describeFormFailure } from '@syndication/contract/http/no-answer';
import { Stack } from '@syndication/shared-ui/core';
import {
  Form,
  FORM_ERROR,
  FormError,
  SubmitButton,
  TextField,
  toSubmissionErrors,
  validateWith,
} from '@syndication/shared-ui/forms';

import { usePeopleChanges } from './api/people';

interface PersonName {
  firstName: string;
  lastName: string;
}

const validate = validateWith<PersonName>(personNameSchema);

/** Gives a person another name. */
export function PersonForm({ person, onSaved }: { person: Person; onSaved: () => void }) {
  const change = usePeopleChanges();
  const { memberId, firstName, lastName, angelGroup, version } = person;

  const submit = async (name: PersonName) => {
    const body = { ...name, angelGroupId: angelGroup?.id ?? null, version };
    try {
      await change((api) => api.call(putPerson, { params: { memberId }, body, keepalive: true }));
    } catch (error) {
      const fields = error instanceof ApiError ? error.body?.fields : undefined;
      return toSubmissionErrors(fields) ?? { [FORM_ERROR]: describeFormFailure(error) };
    }
    onSaved();
    return undefined;
  };

  return (
    <Form<PersonName>
      label="Name"
      initialValues={{ firstName, lastName }}
      validate={validate}
      onSubmit={submit}
      showErrors="submit"
    >
      <Stack gap="4">
        <FormError />
        <TextField name="firstName" label="First name" isRequired autoComplete="off" />
        <TextField name="lastName" label="Last name" isRequired autoComplete="off" />
        <SubmitButton pending="Saving…">Save the name</SubmitButton>
      </Stack>
    </Form>
  );
}
