import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { groupRecordFixture, onPhone } from '@syndication/shared-ui/testing';
import { expect, within } from 'storybook/test';

import { CalibrationTable } from './calibration-table';

const levels = groupRecordFixture.scores?.levels ?? [];

const meta = {
  title: 'Investor app/Track record/Calibration table',
  component: CalibrationTable,
  parameters: {
    docs: {
      description: {
        component:
          'How often what was given each percent came true. The frame is where the number lies in 9 of 10 cases when the percent is right, the block what came true; both stand in figures beside it, so that it reads without colours. Below 5 votes a line is grey.',
      },
    },
  },
  args: { levels },
} satisfies Meta<typeof CalibrationTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Of 42 votes of 75%, 24 were on rounds that filled.'),
    ).toBeVisible();
    const table = within(canvas.getByRole('table', { name: /came true/ }));
    await expect(table.getByRole('row', { name: /^75% 24 of 42 27 to 36/ })).toBeVisible();
  },
};
/** As with the first twenty rounds of a small group: most lines are grey. */
export const Few: Story = {
  args: {
    levels: [
      { level: 0, votes: 2, filled: 0, low: 0, high: 0 },
      { level: 25, votes: 4, filled: 1, low: 0, high: 3 },
      { level: 50, votes: 8, filled: 5, low: 2, high: 6 },
      { level: 75, votes: 4, filled: 1, low: 1, high: 4 },
      { level: 100, votes: 2, filled: 2, low: 2, high: 2 },
    ],
  },
};
/** After thousands of votes what is to be expected is narrow. */
export const Many: Story = {
  args: {
    levels: [
      { level: 0, votes: 2104, filled: 63, low: 0, high: 0 },
      { level: 25, votes: 3987, filled: 1011, low: 952, high: 1042 },
      { level: 50, votes: 5210, filled: 2204, low: 2546, high: 2664 },
      { level: 75, votes: 4455, filled: 2870, low: 3294, high: 3389 },
      { level: 100, votes: 1290, filled: 1102, low: 1290, high: 1290 },
    ],
  },
};
/** Every vote was one percent. */
export const OneLevel: Story = {
  args: {
    levels: levels.map((level) =>
      level.level === 75
        ? { ...level, votes: 1, filled: 1, low: 0, high: 1 }
        : { ...level, votes: 0, filled: 0, low: 0, high: 0 },
    ),
  },
};
/** All votes were taken back before voting ended. */
export const NoVotes: Story = {
  args: { levels: levels.map((level) => ({ ...level, votes: 0, filled: 0, low: 0, high: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('These rounds ended without votes.')).toBeVisible();
  },
};
export const Phone: Story = { ...Many, globals: onPhone };
export const Dark: Story = { globals: { theme: 'dark' } };
