import { composeStories } from '@storybook/react-webpack5';
import {
  getBookmarks,
  getContent,
  getContents,
  postBookmark,
} from '@syndication/contract/contents/contents.endpoints';
import {
  answer,
  contentFixture,
  contentsFixture,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { cleanup, screen, waitFor, within } from '@testing-library/react';

import * as stories from './content.stories';

const server = startTestServer();
const { Default, Error, GroupNews, Hostile, LoadingBody, MarkingRefused, NotFound, SidebarFailed } =
  composeStories(stories);
const content = contentFixture();

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const sidebar = () => screen.getByRole('complementary', { name: "What's New" });

/** Notes what is bookmarked; the handler of a test goes before those of its story. */
function watchBookmarks() {
  const calls: MockedCall[] = [];
  server.use(
    answer(postBookmark, (call) => {
      calls.push(call);
      return call.body as { bookmarkableId: string };
    }),
  );
  return calls;
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

  it('marks a special update read, once', async () => {
    const calls = watchBookmarks();
    const user = await renderStory(server, Default);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({ bookmarkableId: content.contentId });
    // Away and back again: it is known to be read.
    const other = contentFixture(contentsFixture[1]);
    server.use(
      answer(getContent, ({ params }) => (params.id === other.contentId ? other : content)),
    );
    await user.click(within(sidebar()).getByRole('link', { name: other.title }));
    await title(other.title);
    await waitFor(() => expect(calls).toHaveLength(2));
    await user.click(await within(sidebar()).findByRole('link', { name: content.title }));
    await title(content.title);
    expect(calls).toHaveLength(2);
  });

  it('posts nothing for an item that is read already', async () => {
    const calls = watchBookmarks();
    server.use(answer(getBookmarks, [{ bookmarkableId: content.contentId }]));
    await renderStory(server, Default);
    await screen.findByRole('link', { name: 'the partner’s page' });
    await within(sidebar()).findAllByText('Unread:');
    expect(calls).toHaveLength(0);
  });

  it('leaves news of a group unread and alone', async () => {
    const calls = watchBookmarks();
    await renderStory(server, GroupNews);
    await screen.findByRole('link', { name: 'the partner’s page' });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('says that marking failed, and does not try again by itself', async () => {
    let tries = 0;
    const onPost = (event: { request: Request }) => {
      if (event.request.method === 'POST') tries += 1;
    };
    server.events.on('request:start', onPost);
    await renderStory(server, MarkingRefused);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `“${content.title}” could not be bookmarked`,
    );
    expect(screen.getByRole('link', { name: 'the partner’s page' })).toBeVisible();
    expect(tries).toBe(1);
    server.events.removeListener('request:start', onPost);
  });

  it('shows the title that the list knows while the body is on its way', async () => {
    await renderStory(server, LoadingBody);
    expect(await title(content.title)).toBeVisible();
    expect(screen.getByText('Loading the update')).toBeInTheDocument();
  });

  it('warns with the text of a 404', async () => {
    await renderStory(server, NotFound);
    expect(await title('This does not exist, or you may not see it.')).toBeVisible();
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
    expect('attacked' in window).toBe(false);
  });
});
