import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';

import { onPhone, onTablet, screenParameters } from '../testing/story-states';
import { AppFrame, MAIN_ID } from './app-frame';
import { BrandMark } from './brand-mark';
import { Button } from './button';
import { DisclosureMenu } from './disclosure-menu';
import { PageHeader } from './page-header';
import { Select } from './select';
import { Text } from './text';

/** A list of links, the first of them current. */
function places(...labels: string[]) {
  return (
    <ul>
      {labels.map((label, index) => (
        <li key={label}>
          <a href={`#${label}`} {...(index === 0 && { 'aria-current': 'page' as const })}>
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden
            >
              <path d="M4 5h16v14H4z" />
            </svg>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Core/App frame',
  component: AppFrame,
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The frame of every page: who this is, which group, what can be opened everywhere and who is signed in on the dark band; the main places in the row below; the page; the small print. On a phone the band is 56 px high and the places stand at the bottom of the window, if they are three or more: `--bottom-bar` says how high, for what else is fixed there. Only the shell and the standalone hosts use it. The band sets the dark colour scheme, so anything may stand in it as it is.',
      },
    },
  },
  args: {
    brand: (
      <a href="#start">
        <BrandMark />
        <span>ACA Syndication</span>
      </a>
    ),
    group: (
      <Select aria-label="Syndication group">
        <option>Northeast</option>
        <option>Great Lakes</option>
      </Select>
    ),
    actions: <Button variant="ghost">Feedback</Button>,
    navigation: places('Deals', 'Predictions', 'Updates'),
    notice: 'Free Trial (ends after 31st December, 2025)',
    user: <DisclosureMenu label="Hello, Irene">investor@demo.test</DisclosureMenu>,
    footer: <Text size="sm">© The association. All rights reserved.</Text>,
    children: <PageHeader title="Northeast Deals" detail="6 deals" />,
  },
  argTypes: Object.fromEntries(
    ['brand', 'group', 'actions', 'navigation', 'user', 'footer', 'children'].map((slot) => [
      slot,
      { control: false },
    ]),
  ),
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    // An iPhone magnifies the page for a control with smaller letters, and leaves it so.
    await expect(canvas.getByRole('combobox')).toHaveStyle({ fontSize: '16px' });
  },
};
/** Between the links of the band, the group keeps enough room for its name. */
export const Tablet: Story = {
  args: {
    actions: (
      <>
        <Button variant="ghost">Nominate a deal</Button>
        <DisclosureMenu label="What’s New">Showcase call</DisclosureMenu>
      </>
    ),
  },
  globals: onTablet,
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(144);
  },
};
export const SignedOut: Story = {
  args: { group: undefined, navigation: undefined, notice: undefined, user: undefined },
};
export const SignedOutOnPhone: Story = { ...SignedOut, globals: onPhone };

/** Fewer than three places make no bar at the bottom of a phone. */
export const TwoPlaces: Story = {
  args: { group: undefined, navigation: places('Home', 'As investors see it') },
};
export const TwoPlacesOnPhone: Story = { ...TwoPlaces, globals: onPhone };
export const FivePlacesOnPhone: Story = {
  args: { navigation: places('Deals', 'Vote', 'Predictions', 'Updates', 'Console') },
  globals: onPhone,
};

export const SkipLink: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvasElement.querySelector(`#${MAIN_ID}`)).toHaveAttribute('tabindex', '-1');
  },
};
