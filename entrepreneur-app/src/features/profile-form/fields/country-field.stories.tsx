import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createVentureSchema } from '@syndication/contract/ventures/ventures.schemas';
import { inForm } from '@syndication/shared-ui/testing';
import { expect, userEvent, within } from 'storybook/test';

import { CountryField } from './country-field';
import { FieldRow } from './form-section';
import { StateField } from './state-field';

const meta = {
  title: 'Entrepreneur app/Profile form/Country and state',
  component: CountryField,
  subcomponents: { StateField },
  decorators: [inForm],
  parameters: {
    form: { initialValues: { country: 'US', state: 'Ohio' }, schema: createVentureSchema },
    docs: {
      description: {
        component:
          'The 249 countries by their two-letter code, and the 50 states by name. Put both into a ' +
          '`FieldRow`: `StateField` is there while the country is the United States, and choosing ' +
          'another country clears it (`stateName`). Use `SelectField` for any other list.',
      },
    },
  },
  args: { name: 'country', label: 'Country', stateName: 'state', isRequired: true },
  render: (args) => (
    <FieldRow>
      <CountryField {...args} />
      <StateField name="state" label="State" isRequired />
    </FieldRow>
  ),
} satisfies Meta<typeof CountryField>;
export default meta;
type Story = StoryObj<typeof meta>;

const select = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).queryByRole('combobox', { name });

export const Default: Story = {};

/** Coming back to the United States finds the state empty. */
export const CountryChanged: Story = {
  play: async ({ canvasElement }) => {
    const country = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await expect(select(canvasElement, 'State')).toHaveDisplayValue('Ohio');
    await userEvent.selectOptions(country, 'Canada');
    await expect(select(canvasElement, 'State')).toBeNull();
    await userEvent.selectOptions(country, 'United States');
    await expect(select(canvasElement, 'State')).toHaveDisplayValue('Choose a state…');
  },
};

export const OtherCountry: Story = {
  parameters: { form: { initialValues: { country: 'CH' } } },
};

export const Missing: Story = {
  parameters: { form: { initialValues: { country: '' }, schema: createVentureSchema } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(select(canvasElement, 'Country')).toHaveAccessibleDescription(
      'This is a required field',
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
