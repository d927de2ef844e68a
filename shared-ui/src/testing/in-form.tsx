import type { Decorator } from '@storybook/react-webpack5';
import { getIn, setIn } from 'final-form';
import type * as z from 'zod/mini';

import { Form, SubmitButton, useFormState, validateWith } from '@syndication/shared-ui/forms';

/** `parameters.form` of a story in a form. */
export interface StoryForm {
  initialValues?: Record<string, unknown>;
  /** What the fields are checked by; messages of fields that the story has not are left out. */
  schema?: z.ZodMiniType;
  /** What a server would answer: messages by path. */
  submitErrors?: Record<string, unknown>;
}

function HeldValue({ name }: { name: string }) {
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } });
  return (
    <p>
      The form holds{' '}
      <code data-testid="value">{JSON.stringify(getIn(values, name)) ?? 'nothing'}</code>
    </p>
  );
}

/** Puts one field, named by its `name`, into a form that can be sent and that shows what it holds. */
export const inForm: Decorator = (Story, { args, parameters }) => {
  const name = String(args['name']);
  const { initialValues = {}, schema, submitErrors } = (parameters['form'] ?? {}) as StoryForm;
  const findMistakes = schema ? validateWith(schema) : () => ({});
  return (
    <Form<Record<string, unknown>>
      key={name}
      label="Example"
      layout={{ maxW: 'form' }}
      initialValues={initialValues}
      validate={(values) => {
        const message: unknown = getIn(findMistakes(values) ?? {}, name);
        return message === undefined ? {} : setIn({}, name, message);
      }}
      onSubmit={async () => submitErrors}
    >
      <Story />
      <HeldValue name={name} />
      <div>
        <SubmitButton pending="Sending…">Send</SubmitButton>
      </div>
    </Form>
  );
};
