import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';

import { onPhone } from '../testing/story-states';
import { ErrorPanel } from './error-panel';

const meta = {
  title: 'Core/Error panel',
  component: ErrorPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Stands in place of a list, panel or page that could not be shown, with Retry where trying ' +
          'again can help. Without a title and text it says the generic ones of section 8. Use `Alert` ' +
          'when the content is there and an action on it failed; `EmptyState` when there is nothing.',
      },
    },
  },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Oh snap! You got an error!')).toBeVisible();
    await expect(
      canvas.getByText('Something unexpected happened. Please try again.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { onRetry: fn(), isRetrying: true } };

export const WithoutRetry: Story = {
  args: {
    title: 'Oh snap! You got an error!',
    children: 'Unauthorized – Sorry, you do not have access rights!',
  },
};

export const Warning: Story = {
  args: { status: 'warning', title: 'This is not available to you.' },
};

export const LongText: Story = {
  args: {
    title: 'The deals of the Northeast and Great Lakes syndication groups could not be loaded',
    children:
      'The service answered too late. The list that you saw before is kept, and what you typed into the filter too. Try again in a minute; when it stays like this, write to support@syndication.example.',
    onRetry: fn(),
  },
  globals: onPhone,
};
