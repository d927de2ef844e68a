import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  difficultDeals,
  findOverflow,
  onPhone,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { expect, fn, screen, userEvent } from 'storybook/test';

import ConflictQuestion from './conflict-question';

const conflict = { since: '2026-03-02T10:00:00.000Z', reason: null };

const meta = {
  title: 'Investor app/Deals/Conflict question',
  component: ConflictQuestion,
  tags: ['!autodocs'],
  args: { question: { deal: ventureFixture({ conflict }), choice: '75%' }, onAnswer: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Asked once a member chooses a percentage on a deal with a conflict of interest. Closing it sends nothing.',
      },
    },
  },
} satisfies Meta<typeof ConflictQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The answer that changes nothing has the focus. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Is the conflict over?' });
    await expect(screen.getByRole('button', { name: 'No, keep it' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
};
export const LongWordOnPhone: Story = {
  args: {
    question: { deal: { ...(difficultDeals[2] ?? ventureFixture()), conflict }, choice: '100%' },
  },
  globals: onPhone,
  play: async () => {
    await expect(findOverflow([await screen.findByRole('dialog')])).toEqual([]);
  },
};
