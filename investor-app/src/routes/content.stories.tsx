import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  getBookmarks,
  getContent,
  getContents,
  postBookmark,
  putContentRead,
} from '@syndication/contract/contents/contents.endpoints';
import {
  answer,
  contentFixture,
  contentsFixture,
  dropConnection,
  fail,
  hostileHtml,
  investorSession,
  neverAnswer,
  RemoteScreens,
  screenParameters,
} from '@syndication/shared-ui/testing';

import app from '../app';

const content = contentFixture();
const groupNews = contentFixture(contentsFixture[3]);
const beside = [answer(getContents, contentsFixture), answer(getBookmarks, [])];
const bookmark = answer(postBookmark, ({ body }) => body as { bookmarkableId: string });
const read = answer(putContentRead, undefined);

const meta: Meta<typeof RemoteScreens> = {
  title: 'Screens/Investor/Content',
  component: RemoteScreens,
  args: { app, session: investorSession, at: `/contents/${content.contentId}` },
  parameters: {
    ...screenParameters,
    msw: { handlers: [answer(getContent, content), ...beside, bookmark, read] },
  },
};
export default meta;
type Story = StoryObj<typeof RemoteScreens>;

/** A special update, with What's New beside it. */
export const Default: Story = {};
/** News of a group has nothing beside it. */
export const GroupNews: Story = {
  args: { at: `/contents/${groupNews.contentId}` },
  parameters: { msw: { handlers: [answer(getContent, groupNews), ...beside, bookmark, read] } },
};
export const Bookmarked: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getContent, { ...content, isRead: true }),
        beside[0],
        answer(getBookmarks, [{ bookmarkableId: content.contentId }]),
      ],
    },
  },
};
/** Opened from a list, which knows the title. */
export const LoadingBody: Story = {
  parameters: { msw: { handlers: [neverAnswer(getContent), ...beside] } },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getContent), neverAnswer(getContents), beside[1]] } },
};
export const NotFound: Story = {
  parameters: {
    msw: {
      handlers: [
        fail(getContent, {
          status: 404,
          code: 'NOT_FOUND',
          message: 'This is not available to you.',
        }),
        ...beside,
      ],
    },
  },
};
export const Error: Story = {
  parameters: { msw: { handlers: [dropConnection(getContent), ...beside, bookmark, read] } },
};
/** The item can be read without the list beside it. */
export const SidebarFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getContent, content),
        dropConnection(getContents),
        beside[1],
        bookmark,
        read,
      ],
    },
  },
};
/** The dot in lists comes back; there is nothing for the reader to do. */
export const MarkingRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getContent, content),
        ...beside,
        fail(putContentRead, { status: 503, code: 'UNAVAILABLE' }),
      ],
    },
  },
};
/** Nothing of this may run, load or leave. */
export const Hostile: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(getContent, {
          ...content,
          title:
            '<script>window.attacked=1</script>אסיפה 🚀 Donaudampfschifffahrtselektrizitätenwerk',
          contentBody: hostileHtml,
        }),
        ...beside,
        bookmark,
        read,
      ],
    },
  },
};
