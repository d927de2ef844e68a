import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';

import { dealsFixture, onPhone } from '@syndication/shared-ui/testing';
import { DealFilterFields } from './deal-filter-fields';

const meta = {
  title: 'Investor app/Deals/Deal filter fields',
  component: DealFilterFields,
  parameters: {
    docs: {
      description: {
        component:
          'What the deals list can be filtered by: only values that occur, each with its number of deals. ' +
          'The page shows what is chosen as `FilterChips` and keeps it in its address.',
      },
    },
  },
  args: { deals: dealsFixture, selection: {}, onToggle: fn() },
} satisfies Meta<typeof DealFilterFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const maine = within(canvasElement).getByRole('checkbox', { name: 'Maine 1 deal' });
    await userEvent.click(maine);
    await expect(args.onToggle).toHaveBeenCalledWith('state', 'Maine');
  },
};
export const Chosen: Story = {
  args: { selection: { state: ['Maine', 'Vermont'], updated: ['Updated in 14 days'] } },
};
export const Phone: Story = { globals: onPhone };
