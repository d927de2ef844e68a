import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  groupRecordFixture,
  onPhone,
  ownRecordFixture,
  youngRecordFixture,
} from '@syndication/shared-ui/testing';
import { expect, within } from 'storybook/test';

import { RecordScores } from './record-scores';

const meta = {
  title: 'Investor app/Track record/Record scores',
  component: RecordScores,
  parameters: {
    docs: {
      description: {
        component:
          'How good predictions were: the Brier score beside that of always saying the base rate, how often each percent came true, and what the score is made of. Below twenty resolved rounds it says how many are missing.',
      },
    },
  },
  args: { record: groupRecordFixture },
} satisfies Meta<typeof RecordScores>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/are better than always saying 46%/)).toBeVisible();
    const parts = within(canvas.getByRole('table', { name: 'Parts of the score' }));
    await expect(parts.getByRole('row', { name: /^Discrimination 0.041/ })).toBeVisible();
  },
};
/** A member's own, beside the group's average on the same rounds. */
export const Own: Story = { args: { record: ownRecordFixture } };
export const WorseThanTheBaseRate: Story = {
  args: {
    record: {
      ...groupRecordFixture,
      scores: groupRecordFixture.scores && {
        ...groupRecordFixture.scores,
        brier: 0.312,
        miscalibration: 0.081,
        discrimination: 0.018,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/are not better than always saying 46%/)).toBeVisible();
  },
};
export const Few: Story = { args: { record: youngRecordFixture } };
export const None: Story = { args: { record: { rounds: 0, filled: 0, scores: null } } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
