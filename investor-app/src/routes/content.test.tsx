import { composeStories } from '@storybook/react-webpack5';
import {
  deleteBookmark,
  getContent,
  getContents,
  postBookmark,
  putContentRead,
} from '@syndication/contract/contents/contents.endpoints';
import {
  answer,
  answerLater,
  contentFixture,
  contentsFixture,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { followOtherTabs } from '../features/contents/reads-in-other-tabs';
import * as stories from './content.stories';

const server = startTestServer();
const {
  Bookmarked,
  Default,
  Error,
  GroupNews,
  Hostile,
  LoadingBody,
  MarkingRefused,
  NotFound,
  SidebarFailed,
} = composeStories(stories);
const content = contentFixture();

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The toggle, once it is known. */
const bookmark = (pressed: 'true' | 'false') =>
  screen.findByRole('button', {
    name: `Bookmark: ${content.title}`,
    pressed: pressed === 'true',
  });
const sidebar = () => screen.getByRole('complementary', { name: "What's New" });

/** Notes what is marked read; the handler of a test goes before those of its story. */
function watchReading() {
  const readIds: (string | undefined)[] = [];
  server.use(
    answer(putContentRead, ({ params }) => {
      readIds.push(params.id);
      return undefined;
    }),
  );
  return readIds;
}

describe('content page', () => {
  it('shows title and body, with links in new tabs', async () => {
    await renderStory(server, Default);
    expect(await title(content.title)).toBeVisible();
    const link = await screen.findByRole('link', { name: 'the partner’s page' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('titles the page by the item, and gives that back when it is left', async () => {
    const setPageTitle = jest.fn();
    await renderStory(server, Default, { host: { setPageTitle } });
    await title(content.title);
    expect(setPageTitle.mock.lastCall).toEqual([content.title]);
    cleanup();
    expect(setPageTitle.mock.lastCall).toEqual([null]);
  });

  it('shows four other special updates beside a special update', async () => {
    await renderStory(server, Default);
    await title(content.title);
    const items = await within(sidebar()).findAllByRole('article');
    expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual(
      [1, 2, 4, 5].map((index) => contentsFixture[index]?.title),
    );
  });

  it('is marked read, once, and keeps no bookmark by itself', async () => {
    const readIds = watchReading();
    const kept = jest.fn();
    server.use(answer(postBookmark, kept));
    const user = await renderStory(server, Default);
    await waitFor(() => expect(readIds).toEqual([content.contentId]));
    expect(await bookmark('false')).toBeVisible();
    // Away and back again: it is known to be read.
    const other = contentFixture(contentsFixture[1]);
    server.use(
      answer(getContent, ({ params }) =>
        params.id === other.contentId ? other : { ...content, isRead: true },
      ),
    );
    await user.click(await within(sidebar()).findByRole('link', { name: other.title }));
    await title(other.title);
    await waitFor(() => expect(readIds).toEqual([content.contentId, other.contentId]));
    const back = await within(sidebar()).findByRole('link', { name: content.title });
    expect(within(sidebar()).queryByText('Unread:')).not.toBeInTheDocument();
    await user.click(back);
    await title(content.title);
    expect(readIds).toHaveLength(2);
    expect(kept).not.toHaveBeenCalled();
  });

  it('posts nothing for an item that is read already', async () => {
    const readIds = watchReading();
    server.use(answer(getContent, { ...content, isRead: true }));
    await renderStory(server, Default);
    await screen.findByRole('link', { name: 'the partner’s page' });
    await within(sidebar()).findByText('Unread:');
    expect(readIds).toEqual([]);
  });

  it('tells the other tabs that it was read', async () => {
    watchReading();
    const told: string[] = [];
    const stop = followOtherTabs((id) => told.push(id));
    await renderStory(server, Default);
    await waitFor(() => expect(told).toEqual([content.contentId]));
    stop();
  });

  it('is marked read outside the special updates, too', async () => {
    const readIds = watchReading();
    server.use(answer(getContent, { ...contentFixture(contentsFixture[3]), isRead: false }));
    await renderStory(server, GroupNews);
    await screen.findByRole('link', { name: 'the partner’s page' });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await waitFor(() => expect(readIds).toEqual([contentsFixture[3]?.contentId]));
  });

  it('is read although the page was left before that was answered', async () => {
    const readIds: (string | undefined)[] = [];
    const late = answerLater(putContentRead, ({ params }) => void readIds.push(params.id));
    server.use(late.handler);
    const user = await renderStory(server, Default);
    await screen.findByRole('link', { name: 'the partner’s page' });
    await within(sidebar()).findAllByRole('article');
    await user.click(screen.getByRole('link', { name: 'All updates' }));
    await screen.findByRole('heading', { level: 1, name: 'All updates' });
    late.answerNow();
    await waitFor(() => expect(readIds).toEqual([content.contentId]));
    expect(screen.getAllByText('Unread:')).toHaveLength(1);
  });

  it('is read in a list that was requested before, for the first time', async () => {
    let isMarked = false;
    const unread = contentsFixture.map((item) => ({ ...item, isRead: false }));
    const read = unread.map((item) => ({ ...item, isRead: item.contentId === content.contentId }));
    const early = answerLater(getContents, unread);
    server.use(
      answer(putContentRead, () => {
        isMarked = true;
        server.use(answer(getContents, read));
        return undefined;
      }),
      early.handler,
    );
    const user = await renderStory(server, Default);
    await title(content.title);
    await waitFor(() => expect(isMarked).toBe(true));
    early.answerNow();
    await within(sidebar()).findAllByRole('article');
    await user.click(screen.getByRole('link', { name: 'All updates' }));
    await screen.findByRole('heading', { level: 1, name: 'All updates' });
    expect(screen.getAllByText('Unread:')).toHaveLength(contentsFixture.length - 1);
  });

  it('shows the dot again when marking failed, and does not try again by itself', async () => {
    let tries = 0;
    const onPut = (event: { request: Request }) => {
      if (event.request.method === 'PUT') tries += 1;
    };
    server.events.on('request:start', onPut);
    const user = await renderStory(server, MarkingRefused);
    await screen.findByRole('link', { name: 'the partner’s page' });
    await within(sidebar()).findAllByRole('article');
    await waitFor(() => expect(tries).toBe(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All updates' }));
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(2));
    expect(tries).toBe(1);
    server.events.removeListener('request:start', onPut);
  });

  it('is bookmarked on its page, and unbookmarked', async () => {
    const takenBack = jest.fn();
    server.use(answer(deleteBookmark, takenBack));
    const user = await renderStory(server, Bookmarked);
    await user.click(await bookmark('true'));
    expect(await bookmark('false')).toBeVisible();
    await waitFor(() => expect(takenBack).toHaveBeenCalledTimes(1));
  });

  it('shows the title that the list knows while the body is on its way', async () => {
    await renderStory(server, LoadingBody);
    expect(await title(content.title)).toBeVisible();
    expect(screen.getByText('Loading the update')).toBeInTheDocument();
  });

  it('warns with the text of a 404', async () => {
    await renderStory(server, NotFound);
    expect(await title('This is not available to you.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('recovers from a failed load with Retry', async () => {
    const user = await renderStory(server, Error);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(answer(getContent, content));
    await user.click(retry);
    expect(await title(content.title)).toBeVisible();
  });

  it('can be read without its sidebar, which can be retried', async () => {
    const user = await renderStory(server, SidebarFailed);
    expect(await screen.findByRole('link', { name: 'the partner’s page' })).toBeVisible();
    server.use(answer(getContents, contentsFixture));
    await user.click(await within(sidebar()).findByRole('button', { name: 'Retry' }));
    expect(await within(sidebar()).findAllByRole('article')).toHaveLength(4);
  });

  it('runs nothing of a hostile title or body', async () => {
    await renderStory(server, Hostile);
    expect(await screen.findByRole('heading', { level: 1, name: /^<script>/ })).toBeVisible();
    const text = await screen.findByText('What is only text stays.');
    expect(text.parentElement?.innerHTML).not.toMatch(
      /script:|<script|onerror|onclick|srcdoc|style=|evil\.test|text\/html|<(svg|math|form|input|object|embed|base|meta|style)/i,
    );
    expect(text.parentElement?.querySelector('img')).toBeNull();
    expect('attacked' in window).toBe(false);
  });
});
