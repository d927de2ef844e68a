import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { onPhone } from '../testing/story-states';
import { DisclosureMenu } from './disclosure-menu';
import { Flex } from './layout';
import { MenuButton, MenuLink, MenuPart } from './menu-row';
import { Text } from './text';

const meta = {
  title: 'Core/Disclosure menu',
  component: DisclosureMenu,
  parameters: {
    docs: {
      description: {
        component:
          'A few links or controls that fold out below a button: the user menu, What’s New. It is a ' +
          'disclosure, not an ARIA menu: Tab moves through it as through the page. Use `Select` for a ' +
          'choice with a value, and a dialog for anything with its own actions. Its rows are `MenuLink` and ' +
          '`MenuButton`, 44 px high and as wide as the sheet; `MenuPart` sets rows of another kind apart.',
      },
    },
  },
  args: {
    label: 'Hello, Irene',
    children: (
      <>
        <Text size="sm" tone="muted" px="3" py="2">
          irene.vasquez@walnut-street-angels.example
        </Text>
        <MenuPart>
          <MenuLink href="#rules">Rules</MenuLink>
          <MenuButton>Feedback</MenuButton>
        </MenuPart>
        <MenuPart>
          <MenuButton>Logout</MenuButton>
        </MenuPart>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Flex justify="flex-end" minH="64">
        <Story />
      </Flex>
    ),
  ],
} satisfies Meta<typeof DisclosureMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /Hello, Irene/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible());
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /Hello, Irene/ });
    await userEvent.click(button);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Rules' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Rules' })).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const ClosesElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Hello, Irene/ }));
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('link', { name: 'Rules' })).toBeNull();
  },
};

/** A dot that does not change the layout, and its meaning in words. */
export const Marked: Story = {
  args: { label: 'Messages', mark: 'two unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Messages (two unread)' })).toBeVisible();
  },
};

/** On a phone an icon replaces the words, which remain its name. */
export const IconOnPhone: Story = {
  args: { label: 'Hello, Irene', icon: <strong>I</strong> },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hello, Irene' })).toBeVisible();
  },
};

/** For a list to read. On a narrow window the sheet takes its whole width. */
export const Wide: Story = {
  args: { label: 'Messages', sheet: 'wide' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Messages' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Rules' })).toBeVisible());
  },
};

export const ClosesOnItsLinks: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Hello, Irene/ });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('link', { name: 'Rules' }));
    await expect(canvas.queryByRole('link', { name: 'Rules' })).toBeNull();
    await expect(button).toHaveFocus();
  },
};
