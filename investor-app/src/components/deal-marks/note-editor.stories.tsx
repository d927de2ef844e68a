import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { putNote } from '@syndication/contract/member-deals/member-deals.endpoints';
import { MEMBER_DEALS_MESSAGES } from '@syndication/contract/member-deals/member-deals-messages.rules';
import {
  answer,
  dropConnection,
  fail,
  investorSession,
  neverAnswer,
  onPhone,
  ScreenHost,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { expect, userEvent, within } from 'storybook/test';

import { NoteEditor } from './note-editor';

const saved = answer(putNote, { savedAt: '2026-11-10T12:00:00.000Z' });

/** Types, and leaves the field. */
const write = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const field = within(canvasElement).getByRole('textbox', { name: 'Your note' });
  await userEvent.type(field, 'Ask about churn.');
  await userEvent.tab();
};

const meta = {
  title: 'Investor app/Deals/Note editor',
  component: NoteEditor,
  args: { deal: ventureFixture() },
  decorators: [
    (Story) => (
      <ScreenHost session={investorSession}>
        <Story />
      </ScreenHost>
    ),
  ],
  parameters: {
    msw: { handlers: [saved] },
    docs: {
      description: {
        component:
          'What a member writes down about a deal, for nobody else. It saves itself after a pause and when it is left. What could not be saved stays in the field, and in this window.',
      },
    },
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof NoteEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNote: Story = {
  args: {
    deal: ventureFixture({
      note: { text: 'Met Nadia in May. Second call in June.', savedAt: '2026-11-01T12:00:00.000Z' },
    }),
  },
};
export const Saved: Story = {
  play: async (context) => {
    await write(context);
    await expect(await within(context.canvasElement).findByText('Saved')).toBeVisible();
  },
};
export const Saving: Story = {
  parameters: { msw: { handlers: [neverAnswer(putNote)] } },
  play: write,
};
export const NotSaved: Story = {
  parameters: { msw: { handlers: [dropConnection(putNote)] } },
  play: async (context) => {
    await write(context);
    await expect(
      await within(context.canvasElement).findByRole('button', { name: 'Retry' }),
    ).toBeVisible();
  },
};
export const ChangedInAnotherWindow: Story = {
  parameters: {
    msw: {
      handlers: [
        fail(putNote, {
          status: 409,
          code: 'STALE_VERSION',
          message: MEMBER_DEALS_MESSAGES.noteChanged,
        }),
      ],
    },
  },
  play: async (context) => {
    await write(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      MEMBER_DEALS_MESSAGES.noteChanged,
    );
  },
};
export const LongTextOnPhone: Story = {
  globals: onPhone,
  args: {
    deal: ventureFixture({
      note: { text: 'Supercalifragilistic'.repeat(40), savedAt: '2026-11-01T12:00:00.000Z' },
    }),
  },
};
