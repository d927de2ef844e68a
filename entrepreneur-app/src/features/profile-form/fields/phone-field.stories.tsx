import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';

import { createVentureSchema } from '@syndication/contract/ventures/ventures.schemas';

import { inForm, onPhone } from '@syndication/shared-ui/testing';
import { PhoneField } from './phone-field';

const meta = {
  title: 'Entrepreneur app/Profile form/Phone field',
  component: PhoneField,
  decorators: [inForm],
  parameters: {
    form: { schema: createVentureSchema },
    docs: {
      description: {
        component:
          'A phone number of any country. It may be typed in any way; when the field is left, it is ' +
          'shown as its country writes it. The form holds E.164 (+16175550142), or the text itself ' +
          'where it reads as no number, so that an extension or a remark is never lost. The numbering ' +
          'plans are 30 kB that are fetched when the field appears.',
      },
    },
  },
  args: { name: 'mobileNumber', label: 'CEO mobile number', isRequired: true },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  // The prefix is shown as soon as the numbering plans are loaded.
  await canvas.findByText(/^\+\d+$/);
  return {
    canvas,
    field: canvas.getByRole('textbox', { name: 'CEO mobile number' }),
    country: canvas.getByRole('combobox', { name: 'CEO mobile number: country' }),
    held: canvas.getByTestId('value'),
  };
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { field, held } = await find(canvasElement);
    await userEvent.type(field, '617 555 0142');
    await expect(field).toHaveValue('617 555 0142');
    await userEvent.tab();
    await expect(field).toHaveValue('(617) 555-0142');
    await expect(held).toHaveTextContent('"+16175550142"');
  },
};

/** A stored number is shown as its country writes it. */
export const Stored: Story = {
  parameters: { form: { initialValues: { mobileNumber: '+41446681800' } } },
  play: async ({ canvasElement }) => {
    const { field, country } = await find(canvasElement);
    await expect(field).toHaveValue('044 668 18 00');
    await expect(country).toHaveValue('CH');
  },
};

/** A number with a plus brings its country along. */
export const PastedFromAbroad: Story = {
  play: async ({ canvasElement }) => {
    const { field, country, held } = await find(canvasElement);
    await userEvent.click(field);
    await userEvent.paste('+44 20 7946 0958');
    await expect(country).toHaveValue('GB');
    await userEvent.tab();
    await expect(field).toHaveValue('020 7946 0958');
    await expect(held).toHaveTextContent('"+442079460958"');
  },
};

/** The same digits mean another number in another country. */
export const OtherCountry: Story = {
  play: async ({ canvasElement }) => {
    const { field, country, held } = await find(canvasElement);
    await userEvent.type(field, '044 668 18 00');
    await userEvent.selectOptions(country, 'CH');
    await expect(held).toHaveTextContent('"+41446681800"');
    await expect(field).toHaveValue('044 668 18 00');
  },
};

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const { field } = await find(canvasElement);
    await userEvent.type(field, '12345');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/At least 8 characters; this has 5$/);
  },
};

export const WithoutDigits: Story = {
  play: async ({ canvasElement }) => {
    const { field } = await find(canvasElement);
    await userEvent.type(field, 'ask me later');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('This should be a valid mobile number');
  },
};

/** What cannot be read is kept, and the member is told. */
export const KeptAsTyped: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field, held } = await find(canvasElement);
    await userEvent.type(field, '617-555-0142 ext. 12');
    await userEvent.tab();
    await expect(field).toHaveValue('617-555-0142 ext. 12');
    await expect(held).toHaveTextContent('"617-555-0142 ext. 12"');
    await expect(canvas.getByText(/kept as you typed it/)).toBeVisible();
  },
};

export const Disabled: Story = {
  parameters: { form: { initialValues: { mobileNumber: '+16175550142' } } },
  args: { isDisabled: true },
};

export const Phone: Story = {
  globals: onPhone,
  ...(KeptAsTyped.parameters && { parameters: KeptAsTyped.parameters }),
  args: { hint: 'Investors call it from the deal row.' },
  ...(KeptAsTyped.play && { play: KeptAsTyped.play }),
};
