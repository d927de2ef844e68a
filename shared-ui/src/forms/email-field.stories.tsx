import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';

import { signInSchema } from '@syndication/contract/accounts/accounts.schemas';

import { inForm } from '../testing/in-form';
import { EmailField } from './text-field';

const meta = {
  title: 'Forms/Email field',
  component: EmailField,
  decorators: [inForm],
  parameters: {
    form: { schema: signInSchema },
    docs: {
      description: {
        component:
          'One email address. Left as it is it belongs to the person who signs in, so that password ' +
          'managers know it; give `autoComplete="email"` for the member’s own address elsewhere and ' +
          '`"off"` for somebody else’s. Use `EmailListField` for several.',
      },
    },
  },
  args: { name: 'email', label: 'Email' },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'margaret@holloway');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('This should be a valid email address');
  },
};

export const ReadOnly: Story = {
  parameters: { form: { initialValues: { email: 'margaret.holloway@northeast-angels.test' } } },
  args: { isReadOnly: true },
};
