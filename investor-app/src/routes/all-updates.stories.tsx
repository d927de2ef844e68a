import {
  deleteBookmark,
  getBookmarks,
  getContents,
  postBookmark,
} from '@syndication/contract/contents/contents.endpoints';
import type { ContentSummary } from '@syndication/contract/contents/contents.schemas';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  contentsFixture,
  dropConnection,
  fail,
  investorSession,
  neverAnswer,
  RemoteScreens,
  screenParameters,
} from '@syndication/shared-ui/testing';

import { userEvent, within } from 'storybook/test';

import app from '../app';

const [first, second, third] = contentsFixture as [ContentSummary, ContentSummary, ContentSummary];
const contents = answer(getContents, contentsFixture);
const bookmarks = answer(getBookmarks, [{ bookmarkableId: third.contentId }]);
const bookmark = answer(postBookmark, ({ body }) => body as { bookmarkableId: string });
const takeBack = answer(deleteBookmark, undefined);

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/All updates',
  component: RemoteScreens,
  args: { app, session: investorSession, at: '/all-updates' },
  parameters: { ...screenParameters, msw: { handlers: [contents, bookmarks, bookmark, takeBack] } },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

export const Default: Story = {};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getContents), bookmarks] } },
};
export const Empty: Story = {
  parameters: { msw: { handlers: [answer(getContents, []), bookmarks] } },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getContents), bookmarks] } },
};
/** What is kept is not known; the items themselves can be opened. */
export const BookmarksFailed: Story = {
  parameters: {
    msw: { handlers: [contents, fail(getBookmarks, { status: 503, code: 'UNAVAILABLE' })] },
  },
};
/** Rolled back, with a message. */
export const BookmarkRefused: Story = {
  parameters: {
    msw: {
      handlers: [contents, bookmarks, fail(postBookmark, { status: 503, code: 'UNAVAILABLE' })],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The button waits until it is known what is kept.
    await canvas.findByRole('button', { name: `Bookmark: ${third.title}`, pressed: true });
    await userEvent.click(canvas.getByRole('button', { name: `Bookmark: ${first.title}` }));
    await canvas.findByText(`“${first.title}” could not be bookmarked`);
  },
};
/** A bookmark that could not be removed stays, with a message. */
export const RemovalRefused: Story = {
  parameters: {
    msw: {
      handlers: [contents, bookmarks, fail(deleteBookmark, { status: 503, code: 'UNAVAILABLE' })],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = `Bookmark: ${third.title}`;
    await canvas.findByRole('button', { name, pressed: true });
    await userEvent.click(canvas.getByRole('button', { name }));
    await canvas.findByText(`“${third.title}” is still bookmarked`);
  },
};
/** Authors write what they like: none of it breaks the list or acts on it. */
export const DifficultTexts: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getContents, [
          {
            ...first,
            title: '<img src=x onerror="window.attacked=1"> <script>window.attacked=1</script>',
          },
          { ...second, title: '🚀🦄 Ｆｕｌｌ ｗｉｄｔｈ 𝕬𝖓𝖌𝖊𝖑', description: '😀'.repeat(200) },
          { ...third, title: 'אסיפת המשקיעים של האביב', description: 'مرحبا بكم في اجتماع الربيع' },
          {
            ...first,
            contentId: '00000000-0000-4000-8000-000000000499',
            title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
            description: 'w'.repeat(50),
          },
        ]),
        bookmarks,
      ],
    },
  },
};
export const RulesNotAccepted: Story = {
  args: {
    session: { ...investorSession, member: { ...investorSession.member, isPolicyRead: 0 } },
  },
  parameters: { msw: { handlers: [] } },
};
