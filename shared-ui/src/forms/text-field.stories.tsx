import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { createVentureSchema } from '@syndication/contract/ventures/ventures.schemas';

import { inForm } from '../testing/in-form';
import { onPhone } from '../testing/story-states';
import { TextField } from './text-field';

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  decorators: [inForm],
  parameters: {
    form: { schema: createVentureSchema },
    docs: {
      description: {
        component:
          'One line of text that no other field describes: a name, a company, a subject. Use ' +
          '`EmailField`, `UrlField`, `PhoneField` or `CurrencyField` for what they are named after, ' +
          '`TextAreaField` for more than a line, and `SelectField` where the answers are known. Set ' +
          '`isReadOnly` for what a nomination has settled, `isDisabled` for what cannot be used now.',
      },
    },
  },
  args: { name: 'companyName', label: 'Company name', isRequired: true },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'As investors know it.' } };

/** The message comes when the field is left, and goes with the mistake. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Company name' });
    await userEvent.type(field, 'A');
    await expect(canvas.queryByText('Too short!')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Too short!');
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'cme');
    await expect(canvas.queryByText('Too short!')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'A');
    await userEvent.tab();
  },
};

/** An attempt to send shows what is missing and goes there. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const field = await canvas.findByRole('textbox', { description: 'This is a required field' });
    await expect(field).toBeRequired();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The server's message stays until the field is changed. */
export const RefusedByServer: Story = {
  parameters: {
    form: {
      initialValues: { companyName: 'Tidewater Robotics' },
      submitErrors: { companyName: 'Another venture has this name.' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const field = await canvas.findByRole('textbox', {
      description: 'Another venture has this name.',
    });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const ReadOnly: Story = {
  parameters: { form: { initialValues: { dealLeadName: 'Margaret Holloway' } } },
  args: {
    name: 'dealLeadName',
    label: 'Name',
    hint: 'Taken from the nomination.',
    isReadOnly: true,
    isRequired: false,
  },
};

export const Disabled: Story = {
  parameters: { form: { initialValues: { companyName: 'Tidewater Robotics' } } },
  args: { isDisabled: true },
};

export const LongText: Story = {
  globals: onPhone,
  parameters: {
    form: {
      initialValues: {
        companyName:
          'The Extraordinarily Long-Named Instrumentation Company of Western New England',
      },
      schema: createVentureSchema,
    },
  },
  args: {
    label: 'Name of the company as it stands in the register of the state of its incorporation',
    hint: 'If the company trades under another name than the registered one, write the name that investors will find on its website.',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
  },
};
