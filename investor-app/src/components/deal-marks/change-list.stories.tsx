import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid } from '@syndication/shared-ui/core';
import { onPhone } from '@syndication/shared-ui/testing';
import { expect } from 'storybook/test';

import { ChangeList } from './change-list';

const changedAt = '2026-11-10T12:00:00.000Z';

const meta = {
  title: 'Investor app/Deals/Change list',
  component: ChangeList,
  args: {
    label: 'Changed since your last visit',
    changes: [
      { fact: 'amount', before: 1_000_000, after: 1_500_000, changedAt },
      { fact: 'committed', before: 'Starting (0%)', after: 'At least (50%)', changedAt },
      { fact: 'isRoundClosed', before: false, after: true, changedAt },
      { fact: 'slideDeckLink', before: 'https://a.example', after: 'https://b.example', changedAt },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'What became of the facts of a deal since a moment, each with the value before it struck through. Of a link only that it is another one.',
      },
    },
  },
} satisfies Meta<typeof ChangeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [amount, , , slides] = canvas.getAllByRole('listitem');
    await expect(amount).toHaveTextContent('Raise amount: was $1,000,000 → , now $1,500,000');
    await expect(slides).toHaveTextContent('Slides: new link');
  },
};
/** In a grid, whose column a long word would widen, and with it the page. */
export const LongTexts: Story = {
  globals: onPhone,
  decorators: [
    (Story) => (
      <Grid>
        <Story />
      </Grid>
    ),
  ],
  args: {
    changes: [
      {
        fact: 'description',
        before:
          'Autonomous hull inspection for ports and ferries: a day in dry dock becomes an hour.',
        after: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3),
        changedAt,
      },
    ],
  },
};
