import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { putConflictReason } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  dropConnection,
  investorSession,
  neverAnswer,
  onPhone,
  ScreenHost,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { expect, userEvent, within } from 'storybook/test';

import { ConflictReason } from './conflict-reason';

const conflict = { since: '2026-03-02T10:00:00.000Z', reason: null };
const REASON = 'My sister is on their board.';

const meta = {
  title: 'Investor app/Deals/Conflict reason',
  component: ConflictReason,
  args: { deal: ventureFixture({ conflict }) },
  decorators: [
    (Story) => (
      <ScreenHost session={investorSession}>
        <Story />
      </ScreenHost>
    ),
  ],
  parameters: {
    msw: { handlers: [answer(putConflictReason, { reason: REASON })] },
    docs: {
      description: {
        component:
          'Why a member has a conflict of interest, for the admins of the group. Optional; it saves itself after a pause and when it is left.',
      },
    },
  },
} satisfies Meta<typeof ConflictReason>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const field = within(canvasElement).getByRole('textbox', { name: /^Reason/ });
  await userEvent.type(field, REASON);
  await userEvent.tab();
};

export const Default: Story = {};
export const Given: Story = {
  args: { deal: ventureFixture({ conflict: { ...conflict, reason: REASON } }) },
};
export const Saving: Story = {
  parameters: { msw: { handlers: [neverAnswer(putConflictReason)] } },
  play: async (context) => {
    await write(context);
    await expect(await context.canvas.findByText('Saving…')).toBeVisible();
  },
};
export const NotSaved: Story = {
  parameters: { msw: { handlers: [dropConnection(putConflictReason)] } },
  play: async (context) => {
    await write(context);
    await expect(
      await context.canvas.findByText('We cannot tell whether your reason was saved'),
    ).toBeVisible();
    await expect(context.canvas.getByRole('textbox')).toHaveValue(REASON);
  },
};
export const Phone: Story = { globals: onPhone };
export const WithoutConflict: Story = {
  args: { deal: ventureFixture() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
