import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import {
  AMOUNT_HINT,
  VENTURE_MESSAGES as TEXT,
} from '@syndication/contract/ventures/venture-messages.rules';
import { roundInputSchema } from '@syndication/contract/ventures/ventures.schemas';

import { inForm } from '../testing/in-form';
import { CurrencyField } from './currency-field';

const meta = {
  title: 'Forms/Currency field',
  component: CurrencyField,
  decorators: [inForm],
  parameters: {
    form: { schema: roundInputSchema },
    docs: {
      description: {
        component:
          'An amount in whole US dollars: what is raised, what the company is worth. It can be written ' +
          'as people write amounts: 1500000, $1,500,000.00 or 1.5m. Nothing moves while it is typed; the ' +
          'separators come when the field is left. Large amounts are said in words below it, so that a ' +
          'zero too many is seen. Not for shares: the committed part has its levels in a ' +
          '`RadioCardsField`.',
      },
    },
  },
  args: { name: 'amount', label: 'Raise amount', isRequired: true },
} satisfies Meta<typeof CurrencyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = (canvasElement: HTMLElement) => ({
  field: within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Raise amount' }),
  held: within(canvasElement).getByTestId('value'),
});

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { field, held } = find(canvasElement);
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '1500000');
    await expect(held).toHaveTextContent(/^1500000$/);
    await expect(within(canvasElement).getByText('1.5 million dollars')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('1,500,000');
  },
};

/** Text is left alone while it is typed, character by character; afterwards, all spellings look the same. */
const typedAs = (text: string): Story => ({
  play: async ({ canvasElement }) => {
    const { field, held } = find(canvasElement);
    await userEvent.click(field);
    for (const [index, character] of Array.from(text).entries()) {
      await userEvent.keyboard(character);
      await expect(field).toHaveValue(text.slice(0, index + 1));
      await expect(field.selectionStart).toBe(index + 1);
    }
    await expect(held).toHaveTextContent(/^1500000$/);
    await expect(within(canvasElement).getByText('1.5 million dollars')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('1,500,000');
  },
});
export const ShortForm = typedAs('1.5m');
export const InWords = typedAs('1.5 million');
export const WithCents = typedAs('1500000.00');
export const WithSignAndCommas = typedAs('$1,500,000');
export const WithSpaces = typedAs('1 500 000');

/** The caret stays where the member works. */
export const EditedInTheMiddle: Story = {
  parameters: { form: { initialValues: { amount: 1_500_000 } } },
  play: async ({ canvasElement }) => {
    const { field, held } = find(canvasElement);
    await userEvent.type(field, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(held).toHaveTextContent(/^12500000$/);
    await expect(field.selectionStart).toBe(2);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(held).toHaveTextContent(/^500000$/);
    await expect(field.selectionStart).toBe(0);
    await userEvent.keyboard('7');
    await expect(held).toHaveTextContent(/^7500000$/);
    await userEvent.tab();
    await expect(field).toHaveValue('7,500,000');
  },
};

/** Groups that lose their digits stay an amount, and never become a decimal comma. */
export const Erased: Story = {
  parameters: { form: { initialValues: { amount: 1500 } } },
  play: async ({ canvasElement }) => {
    const { field, held } = find(canvasElement);
    await userEvent.type(field, '{Backspace}{Backspace}');
    await expect(held).toHaveTextContent(/^15$/);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(held).toHaveTextContent('nothing');
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const { field, held } = find(canvasElement);
    await userEvent.click(field);
    await userEvent.paste('$1,500,000.00');
    await expect(held).toHaveTextContent(/^1500000$/);
    await userEvent.tab();
    await expect(field).toHaveValue('1,500,000');
  },
};

/** What is no whole amount stays as it was written, and says what is wrong with it. */
const refused = (text: string, message: string): Story => ({
  play: async ({ canvasElement }) => {
    const { field } = find(canvasElement);
    await userEvent.type(field, text);
    await userEvent.tab();
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAccessibleDescription(`${AMOUNT_HINT} ${message}`);
  },
});
export const Negative = refused('-5', TEXT.negativeAmount);
export const NotWhole = refused('1.5', TEXT.cents);
export const Unreadable = refused('1,5', TEXT.wholeDollars);

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const { field } = find(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }));
    await expect(field).toHaveAccessibleDescription(`${AMOUNT_HINT} ${TEXT.required}`);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The terms of a closed round. */
export const Disabled: Story = {
  parameters: { form: { initialValues: { amount: 750_000 } } },
  args: { isDisabled: true },
};
