import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Button, Text } from '@syndication/shared-ui/core';
import { onPhone } from '../testing/story-states';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

const nothing = () => undefined;

const meta: Meta<typeof Dialog> = {
  title: 'Dialogs/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    title: 'Memorandum of understanding',
    onClose: nothing,
    children: <Text>The information on this platform is highly confidential.</Text>,
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      <Text key={index} mb="3">
        {index + 1}. The platform makes no representations or warranties about a listed company.
      </Text>
    )),
  },
};
export const Blocking: Story = {
  args: { title: 'Welcome', isBlocking: true, actions: <Button>Agree</Button> },
};
export const Mobile: Story = { globals: onPhone };
export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      isOpen
      title="Confirmation"
      confirmLabel="Submit"
      onConfirm={nothing}
      onCancel={nothing}
    >
      Kindly test your links in an incognito browser window before submitting.
    </ConfirmDialog>
  ),
};
