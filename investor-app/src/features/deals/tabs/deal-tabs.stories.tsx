import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { investorSession, onPhone, ScreenHost } from '@syndication/shared-ui/testing';
import { expect } from 'storybook/test';

import { DealTabs } from './deal-tabs';

const meta = {
  title: 'Investor app/Deals/Deal tabs',
  component: DealTabs,
  args: {
    current: 'to-vote',
    counts: { all: 34, 'to-vote': 22, voted: 12, following: 6, presenting: 4 },
    searchOf: (tab) => () => `?tab=${tab}`,
  },
  decorators: [
    (Story) => (
      <ScreenHost session={investorSession}>
        <Story />
      </ScreenHost>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Which deals the list shows. Links: a tab stands in the address. Filters narrow it further.',
      },
    },
  },
} satisfies Meta<typeof DealTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('To vote 22');
  },
};
/** The first deals are there, the others are on the way. */
export const NotCountedYet: Story = { args: { counts: null } };
export const Phone: Story = { globals: onPhone };
