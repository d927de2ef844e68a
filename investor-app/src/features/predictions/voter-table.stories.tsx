import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';

import { Box, Panel } from '@syndication/shared-ui/core';
import { onPhone, venturePredictionsFixture } from '@syndication/shared-ui/testing';
import { VoterTable } from './voter-table';

const { votes } = venturePredictionsFixture;

const meta = {
  title: 'Investor app/Predictions/Voter table',
  component: VoterTable,
  parameters: {
    docs: {
      description: {
        component:
          'Who voted what, from the most confident down. For the group admin alone, on one deal; the ' +
          'spread is drawn by `PredictionDistribution`.',
      },
    },
  },
  args: { votes, caption: 'Votes on Tidewater Robotics' },
  decorators: [
    (Story) => (
      <Box maxW="form">
        <Panel>
          <Story />
        </Panel>
      </Box>
    ),
  ],
} satisfies Meta<typeof VoterTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names).toEqual([
      'Member B',
      'Member E',
      'Member A',
      'Member C',
      'Member F',
      'Member D',
    ]);
  },
};
export const FormerMember: Story = {
  args: { votes: votes.map((vote, index) => ({ ...vote, isFormerMember: index === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Former member')).toHaveLength(1);
    await expect(canvas.getByRole('rowheader', { name: 'Member A Former member' })).toBeVisible();
  },
};
export const OnEarlierTerms: Story = {
  args: { votes: votes.map((vote, index) => ({ ...vote, isStale: index === 0 })) },
};
export const LongName: Story = {
  args: {
    votes: votes.slice(0, 1).map((vote) => ({
      ...vote,
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      choice: 'Conflict of interest',
    })),
  },
  globals: onPhone,
};
/** A name from right to left begins where the words below it begin. */
export const NameFromRightToLeft: Story = {
  args: {
    votes: votes.map((vote) => ({ ...vote, name: 'נועה ברקוביץ', isFormerMember: true })),
  },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('rowheader');
    const [words] = canvas.getAllByText('Former member');
    const name = document.createRange();
    name.selectNodeContents(cell!.firstChild!);
    const leftOf = (part: Range | Element) => Math.round(part.getBoundingClientRect().left);
    await expect(leftOf(name)).toBe(leftOf(words!));
  },
};
