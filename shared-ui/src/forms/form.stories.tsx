import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';

import { signInSchema } from '@syndication/contract/accounts/accounts.schemas';

import { Form, type FormProps } from './form';
import { FormError } from './form-error';
import { FORM_ERROR } from './index';
import { PasswordField } from './password-field';
import { SubmitButton } from './submit-button';
import { EmailField } from './text-field';
import { validateWith } from './validate-with';

interface Credentials {
  email: string;
  password: string;
}

const submit = (answer: FormProps<Credentials>['onSubmit']) => fn(answer);

const meta = {
  title: 'Forms/Form',
  component: Form<Credentials>,
  parameters: {
    docs: {
      description: {
        component:
          'Every form of the product: `Form` with `validateWith(schema)`, a `FormError`, fields, and a ' +
          '`SubmitButton`. It keeps what was typed when sending fails, and takes the focus to the first ' +
          'field that is wrong. Put the fields of a long one into `FormSection`s and its buttons into ' +
          '`FormActions`. `SubmitButton` waits for the fields in `needs`, and stays enabled otherwise: ' +
          'pressing it says what is missing.',
      },
    },
  },
  args: {
    label: 'Sign in',
    layout: { maxW: '28rem' },
    validate: validateWith<Credentials>(signInSchema),
    onSubmit: submit(async () => undefined),
    children: (
      <>
        <FormError />
        <EmailField />
        <PasswordField autoComplete="current-password" />
        <SubmitButton needs={['email', 'password']} pending="Signing in…">
          Sign in
        </SubmitButton>
      </>
    ),
  },
} satisfies Meta<typeof Form<Credentials>>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillIn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Email'), 'investor@demo.test');
  await userEvent.type(canvas.getByLabelText('Password'), 'Passw0rd');
  await userEvent.keyboard('{Enter}');
};

/** The button waits for both fields; Enter sends. */
export const Default: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await fillIn(context);
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      email: 'investor@demo.test',
      password: 'Passw0rd',
    });
  },
};

/** While the answer is awaited the button keeps the focus, and a second press does nothing. */
export const Sending: Story = {
  args: { onSubmit: submit(() => new Promise<undefined>(() => {})) },
  play: async (context) => {
    await fillIn(context);
    const button = await within(context.canvasElement).findByRole('button', {
      name: 'Signing in…',
    });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A failure of the whole form is read out; what was typed is still there. */
export const Failed: Story = {
  args: {
    onSubmit: submit(async () => ({
      [FORM_ERROR]: {
        title: 'Oh snap! You got an error!',
        text: 'Something unexpected happened. Please try again.',
      },
    })),
  },
  play: async (context) => {
    await fillIn(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Oh snap!');
    await expect(canvas.getByLabelText('Email')).toHaveValue('investor@demo.test');
  },
};
