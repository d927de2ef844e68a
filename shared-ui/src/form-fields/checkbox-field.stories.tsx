import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { inForm } from '../testing/in-form';
import { CheckboxField } from './checkbox-field';

const meta = {
  title: 'Forms/Checkbox field',
  component: CheckboxField,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'A statement that is true or not, and takes effect when the form is sent. Write it so that ' +
          'ticking it is the rarer case. Use `CheckboxGroupField` for several of a kind, and two radio ' +
          'buttons where both answers need their own words.',
      },
    },
  },
  args: {
    name: 'isRoundClosed',
    label: 'Round is closed',
    hint: 'Investors can no longer vote on a closed round.',
  },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Round is closed'));
    const field = canvas.getByRole('checkbox', { name: 'Round is closed' });
    await expect(field).toBeChecked();
    await expect(field).toHaveAccessibleDescription(
      'Investors can no longer vote on a closed round.',
    );
    await expect(canvas.getByTestId('value')).toHaveTextContent('true');
    await userEvent.keyboard(' ');
    await expect(canvas.getByTestId('value')).toHaveTextContent('false');
  },
};

export const RefusedByServer: Story = {
  parameters: {
    form: {
      initialValues: { isRoundClosed: false },
      submitErrors: { isRoundClosed: 'This round can no longer be reopened.' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('This round can no longer be reopened.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
  },
};

export const Disabled: Story = {
  parameters: { form: { initialValues: { isRoundClosed: true } } },
  args: { hint: 'This round is 120 days old and stays closed.', isDisabled: true },
};
