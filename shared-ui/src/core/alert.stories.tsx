import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';

import { onPhone } from '../testing/story-states';
import { Alert } from './alert';

const meta = {
  title: 'Core/Alert',
  component: Alert,
  parameters: {
    docs: {
      description: {
        component:
          'A message in the flow of the page, beside what it is about: a form, a panel, a list. ' +
          'Use `TimedAlert` for a success that nobody needs to keep, `ErrorPanel` where the content ' +
          'itself could not be shown, and a field’s own error for one field. Never stack more than two.',
      },
    },
  },
  args: { status: 'info', title: 'A new round is open', children: 'You can vote until it closes.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = {
  args: { status: 'success', title: undefined, children: 'Profile updated successfully!' },
};

export const Warning: Story = {
  args: {
    status: 'warning',
    title: 'Update due',
    children: 'The listing ends in 5 days. Edit the profile or confirm that nothing has changed.',
  },
};

export const Failure: Story = {
  args: {
    status: 'error',
    title: 'Your vote was not counted',
    children: 'The round was closed in the meantime. Your earlier choice still stands.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('not counted');
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    status: 'error',
    title:
      'https://files.example/brightwater-municipal-software-and-services/executive-summary.pdf',
    children:
      'The link does not open without signing in there. Investors see the same page as you do in a private window: make the document readable for everyone who has its link, then save the profile again.',
    onDismiss: fn(),
  },
  globals: onPhone,
};
