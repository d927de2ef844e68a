import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';

import { onPhone } from '@syndication/shared-ui/testing';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  title: 'Entrepreneur app/Confirm dialog',
  component: ConfirmDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '24rem' },
      description: {
        component:
          'A question before something that cannot be taken back or that others will see. Focus is on ' +
          'Cancel, so that a hasty Enter changes nothing. The confirming button names what will be done. ' +
          'Do not ask before what can be undone; use `Dialog` for more than two sentences.',
      },
    },
  },
  args: {
    isOpen: true,
    title: 'Confirmation',
    children: 'Kindly test your links in an incognito browser window before submitting.',
    confirmLabel: 'Submit',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => within(document.body).getByRole('button', { name });

export const Default: Story = {
  play: async ({ args }) => {
    await expect(button('Cancel')).toHaveFocus();
    await expect(within(document.body).getByRole('dialog')).toHaveAccessibleDescription(
      /incognito browser window/,
    );
    await userEvent.click(button('Submit'));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const CancelledByEscape: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async () => expect(button('Submit')).toBeDisabled(),
};

export const Failed: Story = {
  args: { error: 'The service is not available. Everything that you typed is kept.' },
};

export const Phone: Story = { globals: onPhone };
