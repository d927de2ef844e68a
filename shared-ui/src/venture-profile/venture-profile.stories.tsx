import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { dealsFixture, ventureFixture } from '../testing';
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
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = { args: { venture: dealsFixture[2] ?? ventureFixture() } };
export const ForeignCompany: Story = { args: { venture: dealsFixture[4] ?? ventureFixture() } };
export const ImportedWithFewFacts: Story = {
  args: { venture: dealsFixture[5] ?? ventureFixture() },
};
export const Loading: Story = { render: () => <VentureProfileSkeleton /> };
