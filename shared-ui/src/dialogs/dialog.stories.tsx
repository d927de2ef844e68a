import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button, Stack, Text } from '@syndication/shared-ui/core';
import { onPhone } from '../testing/story-states';
import { Dialog, type DialogProps } from './dialog';

/** A page with a button that opens the dialog. */
function Stage({ isOpen: isOpenAtFirst, onClose, actions, ...dialog }: DialogProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Open
      </Button>
      <Dialog
        {...dialog}
        isOpen={isOpen}
        onClose={close}
        actions={
          actions && (
            <Button onClick={close} variant="accent">
              Agree
            </Button>
          )
        }
      />
    </>
  );
}

const meta = {
  title: 'Dialogs/Dialog',
  component: Dialog,
  parameters: {
    docs: {
      story: { inline: false, height: '30rem' },
      description: {
        component:
          'For what must be dealt with before going on: a vote, the agreement, the rounds of a deal. On ' +
          'the browser’s own `<dialog>`: the page behind is inert, Escape and a click outside close it, ' +
          'focus returns to what opened it. `isBlocking` is for the welcome rules alone. Use ' +
          '`ConfirmDialog` for a question, `DisclosureMenu` for a few links, and a page for anything ' +
          'that people want to link to.',
      },
    },
  },
  args: {
    isOpen: true,
    title: 'Rounds History',
    onClose: fn(),
    children: <Text>The information on this platform is highly confidential.</Text>,
  },
  render: (args) => <Stage key={String(args.isOpen)} {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const find = (name: string) => within(document.body).getByRole('dialog', { name });
const rules = (
  <Stack gap="3">
    {Array.from({ length: 24 }, (_, index) => (
      <Text key={index}>
        {index + 1}. The platform makes no representations or warranties about a listed company.
      </Text>
    ))}
  </Stack>
);

export const Default: Story = {};

export const ClosesOnEscape: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(find('Rounds History')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const ClosesOnAClickOutside: Story = {
  play: async () => {
    await userEvent.click(within(document.body).getByText(/highly confidential/));
    await waitFor(() => expect(find('Rounds History')).toBeVisible());
    // The backdrop belongs to the dialog element itself.
    await userEvent.click(find('Rounds History'));
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

export const KeepsThePageBehindInert: Story = {
  play: async ({ canvasElement }) => {
    const opener = canvasElement.querySelector('button');
    opener?.focus();
    await expect(opener).not.toHaveFocus();
    await expect(find('Rounds History')).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Focus starts at the title, so that a long text is read from its beginning; the actions stay in sight. */
export const LongText: Story = {
  args: { title: 'Memorandum of understanding', children: rules, actions: true },
  play: async () => {
    const dialog = find('Memorandum of understanding');
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    await expect(dialog.scrollTop).toBe(0);
    const foot = within(dialog).getByRole('button', { name: 'Agree' }).getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LongTextOnPhone: Story = { ...LongText, globals: onPhone };

export const Blocking: Story = {
  args: { title: 'Welcome to ACA Syndication, Irene', isBlocking: true, actions: true },
  play: async ({ args }) => {
    const dialog = find('Welcome to ACA Syndication, Irene');
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(dialog);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LeavesByItsAction: Story = {
  args: { title: 'Welcome to ACA Syndication, Irene', isBlocking: true, actions: true },
  play: async () => {
    await userEvent.click(within(document.body).getByRole('button', { name: 'Agree' }));
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

export const StartsAtTheFirstField: Story = {
  args: {
    title: 'Feedback',
    actions: true,
    children: (
      <label>
        Subject <input name="subject" />
      </label>
    ),
  },
  play: async () => {
    await expect(within(document.body).getByRole('textbox', { name: 'Subject' })).toHaveFocus();
  },
};

/** The page below must not move when its scrollbar goes away. */
export const OverAScrollingPage: Story = {
  args: { isOpen: false },
  decorators: [
    (Story) => (
      <>
        <Story />
        {rules}
        {rules}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    // Storybook's own page settles first.
    await waitFor(() =>
      expect(document.body.offsetWidth).toBe(document.documentElement.clientWidth),
    );
    const width = document.body.offsetWidth;
    await userEvent.click(opener);
    await expect(document.body.offsetWidth).toBe(width);
  },
};
export const OverAShortPage: Story = {
  args: { isOpen: false },
  play: async (context) => OverAScrollingPage.play?.(context),
};
export const LongTitle: Story = {
  args: {
    title:
      'Angels of the Greater Rocky Mountain and High Plains Region: Brightwatermunicipalsoftwareandservices',
  },
  globals: onPhone,
};
