import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { DEAL_SORTS } from '@syndication/contract/ventures/deal-list.rules';
import { QUALIFICATIONS } from '@syndication/contract/ventures/ventures.rules';

import { inForm } from '@syndication/shared-ui/testing';
import { SelectField } from './select-field';

const meta = {
  title: 'Entrepreneur app/Profile form/Select field',
  component: SelectField,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'One of many, in the platform’s own list: keyboard, type-ahead and the phone’s wheel come ' +
          'with it. Up to six answers are seen at a glance in a `RadioField` or `RadioCardsField`; ' +
          'prefer those. Countries and states have fields of their own. Outside of forms use `Select`.',
      },
    },
  },
  args: {
    name: 'sort',
    label: 'Order of the list',
    options: Object.entries(DEAL_SORTS).map(([value, label]) => ({ value, label })),
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Order of the list' });
    await expect(field).toHaveDisplayValue('Choose…');
    await userEvent.selectOptions(field, 'Company name: A to Z');
    await expect(canvas.getByTestId('value')).toHaveTextContent('"name-asc"');
  },
};

/** A value from older data stays as it is until somebody chooses another. */
export const UnknownValue: Story = {
  parameters: { form: { initialValues: { qualification: 'First-time founder' } } },
  args: {
    name: 'qualification',
    label: 'Special Interest Qualification',
    options: QUALIFICATIONS,
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await expect(field).toHaveDisplayValue('First-time founder');
  },
};

export const RefusedByServer: Story = {
  parameters: { form: { submitErrors: { sort: 'This is a required field' } } },
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const field = await canvas.findByRole('combobox', { description: 'This is a required field' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
