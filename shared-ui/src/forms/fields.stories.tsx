import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';

import { Form } from './form';
import { FormError, type FormErrorValue } from './form-error';
import { FORM_ERROR } from './index';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';
import { EmailField, TextField } from './text-field';

interface Values {
  name?: string;
  email?: string;
  password?: string;
}

function Example({ failure, errors }: { failure?: FormErrorValue; errors?: Values }) {
  return (
    <Form<Values>
      label="Example"
      layout={{ maxW: '28rem' }}
      validate={() => errors ?? {}}
      onSubmit={() => Promise.resolve(failure ? { [FORM_ERROR]: failure } : undefined)}
    >
      <FormError />
      <TextField name="name" label="Company name" hint="As investors know it." />
      <EmailField />
      <PasswordField autoComplete="current-password" />
      <SubmitButton needs={['name']} pending="Saving…">
        Save
      </SubmitButton>
    </Form>
  );
}

const meta = { title: 'Forms/Fields', component: Example } satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

const save: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Company name'), 'Tidewater Robotics');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

/** The button waits for the company's name. */
export const Default: Story = {};
export const Invalid: Story = {
  args: {
    errors: {
      email: 'This should be a valid email address',
      password:
        'Password must contain at least 6 characters, including UPPER/lower case and numbers.',
    },
  },
  play: save,
};
export const Failed: Story = {
  args: {
    failure: {
      title: 'Oh snap! You got an error!',
      text: 'Something unexpected happened. Please try again.',
    },
  },
  play: save,
};
