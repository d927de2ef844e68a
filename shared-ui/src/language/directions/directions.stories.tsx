import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { dealsFixture, screenParameters } from '../../testing';
import { LedgerDirection } from './ledger';
import { MemoDirection } from './memo';
import { TermSheetDirection } from './term-sheet';

const meta = {
  title: 'Language/Directions considered',
  tags: ['!autodocs'],
  component: TermSheetDirection,
  args: { title: 'Northeast Deals', deals: dealsFixture },
  parameters: screenParameters,
} satisfies Meta<typeof TermSheetDirection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read well one deal at a time; could not be scanned. Dropped. */
export const Memo: Story = { render: (args) => <MemoDirection {...args} /> };

/** Scanned well at a desk; lost the reasons, and the phone. Dropped. */
export const Ledger: Story = { render: (args) => <LedgerDirection {...args} /> };

/** Figures in line as in the ledger, company and reasons as in the memo. Chosen. */
export const TermSheet: Story = {};
