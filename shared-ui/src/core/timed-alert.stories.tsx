import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useState } from 'react';

import { Button } from './button';
import { TimedAlert, type TimedAlertProps } from './timed-alert';

/** Replaces the alert, so that the story can be shown again. */
function Stage({ onDismiss, ...alert }: TimedAlertProps) {
  const [isShown, setIsShown] = useState(true);
  const dismiss = () => {
    setIsShown(false);
    onDismiss();
  };
  return isShown ? (
    <TimedAlert {...alert} onDismiss={dismiss} />
  ) : (
    <Button variant="outline" onClick={() => setIsShown(true)}>
      Show it again
    </Button>
  );
}

const meta = {
  title: 'Core/Alert with a timeout',
  component: TimedAlert,
  parameters: {
    docs: {
      description: {
        component:
          'Confirms that something worked and then leaves: 5 seconds for a success, 3 for the rest ' +
          '(section 9). The clock stands while the pointer is on it or focus is in it. Never for errors, ' +
          'and never for what the reader must act on: those use `Alert`.',
      },
    },
  },
  args: { status: 'success', children: 'Profile updated successfully!', onDismiss: fn() },
  render: (args) => <Stage {...args} />,
} satisfies Meta<typeof TimedAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeavesByItself: Story = {
  args: { timeoutMs: 100 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce(), { timeout: 2000 });
  },
};

export const WaitsWhilePointedAt: Story = {
  args: { timeoutMs: 300 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('status'));
    // Longer than the alert's time and its fade together.
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByRole('status'));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce(), { timeout: 2000 });
  },
};

export const DismissedByKeyboard: Story = {
  args: { timeoutMs: 300 },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 800));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
