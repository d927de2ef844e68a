import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { UNSUBSCRIBE_REASONS } from '@syndication/contract/ventures/unsubscribe.rules';
import { unsubscribeSchema } from '@syndication/contract/ventures/unsubscribe.schemas';

import { inForm } from '@syndication/shared-ui/testing';
import { RadioField } from './radio-field';

const meta = {
  title: 'Shell/Radio field',
  component: RadioField,
  decorators: [inForm],
  parameters: {
    form: { schema: unsubscribeSchema },
    docs: {
      description: {
        component:
          'One of up to six that are plain words, below each other. Use `RadioCardsField` where the ' +
          'options need a line of explanation or carry the decision of the form, `SelectField` for ' +
          'more than six, and `CheckboxField` for yes or no.',
      },
    },
  },
  args: { name: 'reason', label: 'Reason', options: UNSUBSCRIBE_REASONS, isRequired: true },
} satisfies Meta<typeof RadioField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Tab reaches the group, arrow keys choose in it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    const second = canvas.getByRole('radio', { name: UNSUBSCRIBE_REASONS[1] });
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
    await expect(canvas.getByTestId('value')).toHaveTextContent('Updating Regularly');
  },
};

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const group = await canvas.findByRole('radiogroup', { description: 'This is required' });
    await expect(group).toBeInvalid();
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: UNSUBSCRIBE_REASONS[0] })).toHaveFocus(),
    );
  },
};

export const WithDescriptions: Story = {
  args: {
    label: 'Reminders',
    name: 'reminders',
    isRequired: false,
    options: [
      { value: 'all', label: 'All of them', description: 'On days 14, 28, 45, 55 and 59.' },
      {
        value: 'last',
        label: 'The last one',
        description: 'A day before the deal leaves the list.',
      },
    ],
  },
};

export const Disabled: Story = {
  parameters: { form: { initialValues: { reason: UNSUBSCRIBE_REASONS[0] } } },
  args: { isDisabled: true },
};
