import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import {
  COMMITTED_LEVELS,
  committedPercent,
  SECURITY_TYPES,
} from '@syndication/contract/ventures/ventures.rules';
import { roundInputSchema } from '@syndication/contract/ventures/ventures.schemas';

import { inForm, onPhone } from '@syndication/shared-ui/testing';
import { RadioCardsField } from './radio-cards-field';

const meta = {
  title: 'Entrepreneur app/Profile form/Radio cards field',
  component: RadioCardsField,
  decorators: [inForm],
  parameters: {
    form: { schema: roundInputSchema },
    docs: {
      description: {
        component:
          'One of up to six, each on a card: for the choices that the form is about, such as the ' +
          'security type and the share that is committed. The whole card can be pressed. Use ' +
          '`RadioField` for plain words of little weight and `SelectField` for more than six.',
      },
    },
  },
  args: {
    name: 'securityType',
    label: 'Security type',
    options: SECURITY_TYPES,
    isRequired: true,
  },
} satisfies Meta<typeof RadioCardsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('SAFE'));
    await expect(canvas.getByRole('radio', { name: 'SAFE' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByTestId('value')).toHaveTextContent('"Other"');
  },
};

/** Numbers that people compare are drawn as well as written. */
export const WithShares: Story = {
  parameters: { form: { initialValues: { committed: 'At least (50%)' } } },
  args: {
    name: 'committed',
    label: '% committed',
    options: COMMITTED_LEVELS,
    shareOf: committedPercent,
  },
};

export const WithDescriptions: Story = {
  parameters: { form: { initialValues: { securityType: 'Convertible note' } } },
  args: {
    options: [
      { value: 'Priced round', description: 'Shares at a price that is set now.' },
      { value: 'Convertible note', description: 'A loan that becomes shares in a later round.' },
      { value: 'SAFE', description: 'A right to shares in a later round, without a loan.' },
      { value: 'Other', description: 'You say which in a moment.' },
    ],
  },
};

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('radiogroup', { description: 'This is a required field' });
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Priced round' })).toHaveFocus());
  },
};

/** A closed round keeps its terms. */
export const Disabled: Story = {
  parameters: { form: { initialValues: { committed: 'At least (75%)' } } },
  args: { ...WithShares.args, isDisabled: true },
};

export const Phone: Story = {
  ...WithDescriptions,
  globals: onPhone,
};
