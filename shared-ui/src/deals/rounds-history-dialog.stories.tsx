import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { dealsFixture, ventureFixture } from '../testing';
import { RoundsHistoryDialog } from './rounds-history-dialog';

const meta: Meta<typeof RoundsHistoryDialog> = {
  title: 'Deals/RoundsHistoryDialog',
  component: RoundsHistoryDialog,
  tags: ['!autodocs'],
  args: { deal: dealsFixture[1] ?? null, onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof RoundsHistoryDialog>;

export const Default: Story = {};
export const NoRounds: Story = {
  args: { deal: ventureFixture({ currentVentureRound: null }) },
};
