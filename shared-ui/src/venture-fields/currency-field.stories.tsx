import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import {
  AMOUNT_HINT,
  VENTURE_MESSAGES as TEXT,
} from '@syndication/contract/ventures/ventures.rules';
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
          'An amount in whole US dollars: what is raised, what the company is worth. Separators come ' +
          'while it is typed, and large amounts are said in words below it, so that a zero too many is ' +
          'seen. Nothing is guessed: 1.5M stays as it is and is refused. Not for shares: the committed ' +
          'part has its levels in a `RadioCardsField`.',
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
    await expect(field).toHaveValue('1,500,000');
    await expect(held).toHaveTextContent(/^1500000$/);
    await expect(within(canvasElement).getByText('1.5 million dollars')).toBeVisible();
  },
};

/** The caret stays where the member works, whatever happens to the separators. */
export const EditedInTheMiddle: Story = {
  parameters: { form: { initialValues: { amount: 1_500_000 } } },
  play: async ({ canvasElement }) => {
    const { field, held } = find(canvasElement);
    await userEvent.type(field, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('12,500,000');
    await expect(field.selectionStart).toBe(2);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(held).toHaveTextContent(/^500000$/);
    await expect(field).toHaveValue('500,000');
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const { field, held } = find(canvasElement);
    await userEvent.click(field);
    await userEvent.paste('$1,500,000.00');
    await expect(field).toHaveValue('1,500,000');
    await expect(held).toHaveTextContent(/^1500000$/);
  },
};

/** What is no whole amount stays as it was written, and says what to write instead. */
export const ShortForm: Story = {
  play: async ({ canvasElement }) => {
    const { field, held } = find(canvasElement);
    await userEvent.click(field);
    await userEvent.paste('1.5M');
    await expect(field).toHaveValue('1.5M');
    await expect(held).toHaveTextContent('"1.5M"');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(`${AMOUNT_HINT} ${TEXT.wholeDollars}`);
  },
};

export const Negative: Story = {
  play: async ({ canvasElement }) => {
    const { field } = find(canvasElement);
    await userEvent.type(field, '-5000');
    await userEvent.tab();
    await expect(field).toHaveValue('-5000');
    await expect(field).toHaveAccessibleDescription(`${AMOUNT_HINT} ${TEXT.wholeDollars}`);
  },
};

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
