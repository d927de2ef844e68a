import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';

import {
  dealsFixture,
  difficultDeals,
  findDangers,
  findOverflow,
  onPhone,
  ventureFixture,
} from '../testing';
import { VentureProfile } from './venture-profile';
import { VentureProfileSkeleton } from './venture-profile-skeleton';

const meta = {
  title: 'Venture profile/Venture profile',
  component: VentureProfile,
  args: { venture: ventureFixture() },
} satisfies Meta<typeof VentureProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: onPhone };
export const LongText: Story = { args: { venture: dealsFixture[2] ?? ventureFixture() } };
export const ForeignCompany: Story = { args: { venture: dealsFixture[4] ?? ventureFixture() } };
export const ImportedWithFewFacts: Story = {
  args: { venture: dealsFixture[5] ?? ventureFixture() },
};
/** One after the other, as no page shows them: whatever breaks a profile breaks here. */
export const DifficultTexts: Story = {
  parameters: { a11y: { context: { include: ['article:first-of-type'] } } },
  render: () => (
    <>
      {difficultDeals.map((venture) => (
        <VentureProfile key={venture.id} venture={venture} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(findDangers(canvasElement)).toEqual([]);
    await expect(findOverflow(canvasElement.querySelectorAll('article header, dd, li'))).toEqual(
      [],
    );
  },
};
export const DifficultTextsOnPhone: Story = { ...DifficultTexts, globals: onPhone };
export const Loading: Story = { render: () => <VentureProfileSkeleton /> };
