import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ownVotesFixture } from '@syndication/shared-ui/testing';
import { expect } from 'storybook/test';

import { OwnVotesPrint } from './own-votes-print';
import { PrintSheet } from './print-sheet';

const meta: Meta<typeof OwnVotesPrint> = {
  title: 'Investor app/Print/Own votes',
  component: OwnVotesPrint,
  args: { votes: ownVotesFixture },
  render: ({ votes }) => (
    <PrintSheet
      isPreview
      reader={{ name: 'Irene Vasquez', email: 'investor@demo.test' }}
      brand="Syndication"
    >
      {(confidentiality) => <OwnVotesPrint votes={votes} confidentiality={confidentiality} />}
    </PrintSheet>
  ),
};
export default meta;
type Story = StoryObj<typeof OwnVotesPrint>;

export const Default: Story = {};

/** A company's name from right to left begins where its round does. */
export const NameFromRightToLeft: Story = {
  args: {
    votes: ownVotesFixture.map((vote) => ({ ...vote, companyName: 'חברת הרובוטים של הנמל' })),
  },
  play: async ({ canvas }) => {
    const [company] = await canvas.findAllByText(/^חברת/);
    const [round] = canvas.getAllByText(/^Round/);
    const leftOf = (text: HTMLElement | undefined) => text?.getBoundingClientRect().left;
    await expect(leftOf(company)).toBe(leftOf(round));
  },
};
