import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';

import { signUpSchema } from '@syndication/contract/accounts/accounts.schemas';

import { inForm } from '../testing/in-form';
import { PasswordField } from './password-field';

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,
  decorators: [inForm],
  parameters: {
    form: { schema: signUpSchema },
    docs: {
      description: {
        component:
          'A password, with a button that shows it. Say `current-password` where somebody signs in ' +
          'and `new-password` where one is set; put the rule of a new one into the hint. A password ' +
          'that can be shown need not be asked for twice, except where the specification says so.',
      },
    },
  },
  args: { name: 'password', label: 'Password', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const HINT = '6 or more characters, with upper/lower case and a number.';

export const Default: Story = {};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'Passw0rd');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { hint: HINT },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password');
    await userEvent.type(field, 'password');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(
      `${HINT} Password must contain at least 6 characters, including UPPER/lower case and numbers.`,
    );
  },
};
