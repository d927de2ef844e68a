import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { NOMINATION_MESSAGES as TEXT } from '@syndication/contract/nominations/nominations.rules';

import { inForm, onPhone } from '@syndication/shared-ui/testing';
import { EmailListField } from './email-list-field';

const meta = {
  title: 'Investor app/Nominations/Email list field',
  component: EmailListField,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component:
          'Addresses of several people, one in a row, for nominations. Several pasted at once, from a ' +
          'mail program or a sheet, are spread over rows; repeated ones are marked where they stand, ' +
          'none is dropped. The value holds blank rows too: send `filledEmails(value)`. Use ' +
          '`EmailField` for a single address.',
      },
    },
  },
  args: {
    name: 'emails',
    label: 'Emails of the CEOs',
    hint: 'Each gets an email with how to create a profile. You can paste several.',
  },
} satisfies Meta<typeof EmailListField>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvasElement: HTMLElement, number: number) =>
  within(canvasElement).getByRole('textbox', { name: `Email ${number}` });

/** Adding goes to the new row, removing to the row that took its place. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(row(canvasElement, 1), 'ana@tidewater.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add another email' }));
    await expect(row(canvasElement, 2)).toHaveFocus();
    await userEvent.keyboard('ben@fernhill.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Email 1' }));
    await expect(row(canvasElement, 1)).toHaveFocus();
    await expect(row(canvasElement, 1)).toHaveValue('ben@fernhill.example');
    await expect(canvas.getByRole('status')).toHaveTextContent('ana@tidewater.example removed');
    await expect(canvas.getByTestId('value')).toHaveTextContent('["ben@fernhill.example"]');
  },
};

export const Duplicates: Story = {
  parameters: {
    form: { initialValues: { emails: ['ana@tidewater.example', 'ben@fernhill.example', ''] } },
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(row(canvasElement, 3), 'Ana@Tidewater.example');
    await expect(row(canvasElement, 3)).not.toBeInvalid();
    await userEvent.tab();
    await expect(row(canvasElement, 3)).toHaveAccessibleDescription(TEXT.duplicate);
    await expect(row(canvasElement, 1)).not.toBeInvalid();
  },
};

export const Invalid: Story = {
  parameters: { form: { initialValues: { emails: ['', 'ben@fernhill', ''] } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(row(canvasElement, 1)).toHaveAccessibleDescription(TEXT.emailRequired);
    await expect(row(canvasElement, 2)).toHaveAccessibleDescription(TEXT.email);
    await expect(row(canvasElement, 3)).not.toBeInvalid();
    await waitFor(() => expect(row(canvasElement, 1)).toHaveFocus());
  },
};

/** Nothing is said of the empty list that one starts with. */
export const EmptiedAgain: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(row(canvasElement, 1));
    await userEvent.tab();
    await expect(row(canvasElement, 1)).not.toBeInvalid();
    await userEvent.type(row(canvasElement, 1), 'a');
    await userEvent.clear(row(canvasElement, 1));
    await userEvent.tab();
    await expect(row(canvasElement, 1)).toHaveAccessibleDescription(TEXT.emailRequired);
  },
};

/** Whatever a mail program or a sheet puts between them. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(row(canvasElement, 1));
    await userEvent.paste('"Ana Ruiz" <ana@tidewater.example>; ben@fernhill.example\ncy@oakline');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
    await expect(row(canvasElement, 3)).toHaveFocus();
    await expect(row(canvasElement, 3)).toHaveAccessibleDescription(TEXT.email);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 addresses added');
    await expect(canvas.getByTestId('value')).toHaveTextContent(
      '["ana@tidewater.example","ben@fernhill.example","cy@oakline"]',
    );
  },
};

/** Twenty are the limit; what does not fit is said. */
export const PastedTooMany: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const many = Array.from({ length: 23 }, (_, index) => `ceo${index + 1}@company.example`);
    await userEvent.click(row(canvasElement, 1));
    await userEvent.paste(many.join(', '));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(20);
    await expect(canvas.getByRole('status')).toHaveTextContent('the last 3 were left out');
    await expect(canvas.queryByRole('button', { name: 'Add another email' })).toBeNull();
  },
};

export const RefusedByServer: Story = {
  parameters: {
    form: {
      initialValues: { emails: ['ana@tidewater.example'] },
      submitErrors: { emails: TEXT.atLeastOneEmail },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByRole('group', { description: new RegExp(TEXT.atLeastOneEmail) });
  },
};

export const Disabled: Story = {
  parameters: {
    form: { initialValues: { emails: ['ana@tidewater.example', 'ben@fernhill.example'] } },
  },
  args: { isDisabled: true },
};

export const Phone: Story = {
  globals: onPhone,
  ...(Duplicates.parameters && { parameters: Duplicates.parameters }),
};
