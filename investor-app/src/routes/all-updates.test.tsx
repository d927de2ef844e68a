import { composeStories } from '@storybook/react-webpack5';
import {
  deleteBookmark,
  getBookmarks,
  getContents,
  postBookmark,
} from '@syndication/contract/contents/contents.endpoints';
import {
  answer,
  contentsFixture,
  dropConnection,
  fail,
  holdCalls,
  investorSession,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';

import * as stories from './all-updates.stories';

const server = startTestServer();
const {
  BookmarkRefused,
  BookmarksFailed,
  Default,
  DifficultTexts,
  Empty,
  Error,
  Loading,
  RemovalRefused,
  RulesNotAccepted,
} = composeStories(stories);

const first = contentsFixture[0]?.title ?? '';
const third = contentsFixture[2]?.title ?? '';
const bookmarkOf = (title: string) => screen.getByRole('button', { name: `Bookmark: ${title}` });
/** The third one is kept from the start. */
const bookmarksKnown = () =>
  screen.findByRole('button', { name: `Bookmark: ${third}`, pressed: true });
const unread = () => screen.queryAllByText('Unread:');

describe('all updates', () => {
  it('lists everything with its page, newest first, and marks what is unread', async () => {
    await renderStory(server, Default);
    expect(await screen.findByRole('heading', { level: 1, name: 'All updates' })).toBeVisible();
    const items = await screen.findAllByRole('article');
    expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual(
      contentsFixture.map(({ contentId }) => `/contents/${contentId}`),
    );
    expect(unread()).toHaveLength(2);
    const cut = contentsFixture[0]?.description.slice(0, 150).trimEnd() ?? '';
    expect(screen.getByText(`${cut}…`)).toBeVisible();
  });

  it('adds and removes a bookmark at once, and says so', async () => {
    const calls: [string, unknown][] = [];
    const announce = jest.fn();
    server.use(
      answer(postBookmark, ({ params, body }) => {
        calls.push(['kept', { memberId: params.memberId, ...(body as object) }]);
        return body as { bookmarkableId: string };
      }),
      answer(deleteBookmark, ({ params: { memberId, bookmarkableId } }) => {
        calls.push(['taken back', { memberId, bookmarkableId }]);
        return undefined;
      }),
    );
    const user = await renderStory(server, Default, { host: { announce } });
    await bookmarksKnown();
    const stillUnread = unread().length;
    await user.dblClick(bookmarkOf(first));
    expect(bookmarkOf(first)).toHaveAttribute('aria-pressed', 'false');
    await user.click(bookmarkOf(first));
    expect(bookmarkOf(first)).toHaveAttribute('aria-pressed', 'true');
    expect(unread()).toHaveLength(stillUnread);
    const choice = {
      memberId: investorSession.member.id,
      bookmarkableId: contentsFixture[0]?.contentId,
    };
    await waitFor(() =>
      expect(calls).toEqual([
        ['kept', choice],
        ['taken back', choice],
        ['kept', choice],
      ]),
    );
    await waitFor(() => expect(announce).toHaveBeenLastCalledWith(`Bookmarked: ${first}`));
  });

  const UNAVAILABLE = { status: 503, code: 'UNAVAILABLE' } as const;

  it.each([
    [
      'of which the first is refused',
      [
        fail(postBookmark, () => {
          server.use(answer(postBookmark, ({ body }) => body as { bookmarkableId: string }));
          return UNAVAILABLE;
        }),
        answer(deleteBookmark, undefined),
      ],
      3,
      'true',
    ],
    [
      'of which both are refused',
      [fail(postBookmark, UNAVAILABLE), fail(deleteBookmark, UNAVAILABLE)],
      2,
      'false',
    ],
  ])('shows what is saved after quick presses %s', async (_what, handlers, presses, isPressed) => {
    const user = await renderStory(server, Default);
    await bookmarksKnown();
    const held = holdCalls();
    server.use(held.handler, ...handlers);
    const answers = jest.fn();
    server.events.on('response:mocked', answers);
    for (let press = 1; press <= presses; press += 1) await user.click(bookmarkOf(first));
    held.answerNow();
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(presses));
    server.events.removeListener('response:mocked', answers);
    await waitFor(() => expect(bookmarkOf(first)).toHaveAttribute('aria-pressed', isPressed));
    if (isPressed === 'false') {
      expect(await screen.findByRole('alert')).toHaveTextContent(
        `“${first}” could not be bookmarked`,
      );
    }
  });

  it('rolls back a refused bookmark and says why', async () => {
    const user = await renderStory(server, BookmarkRefused);
    expect(screen.getByRole('alert')).toHaveTextContent('The service is not responding. Try again');
    expect(bookmarkOf(first)).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a bookmark that was saved although the answer was lost', async () => {
    const user = await renderStory(server, Default);
    await bookmarksKnown();
    server.use(
      dropConnection(postBookmark),
      answer(
        getBookmarks,
        contentsFixture.map(({ contentId }) => ({ bookmarkableId: contentId })),
      ),
    );
    await user.click(bookmarkOf(first));
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(bookmarkOf(first)).toHaveAttribute('aria-pressed', 'true'));
  });

  it('shows a bookmark again that could not be removed', async () => {
    await renderStory(server, RemovalRefused);
    expect(screen.getByRole('alert')).toHaveTextContent(`“${third}” is still bookmarked`);
    expect(bookmarkOf(third)).toHaveAttribute('aria-pressed', 'true');
  });

  it('says when there is nothing', async () => {
    await renderStory(server, Empty);
    expect(await screen.findByText('There is currently nothing to show here.')).toBeVisible();
  });

  it('shows that it is loading', async () => {
    await renderStory(server, Loading);
    expect(await screen.findByText('Loading updates')).toBeInTheDocument();
  });

  it('recovers from a failed load with Retry, asking only for what failed', async () => {
    const user = await renderStory(server, Error);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    const bookmarksAgain = jest.fn(() => []);
    server.use(answer(getContents, contentsFixture), answer(getBookmarks, bookmarksAgain));
    await user.click(retry);
    expect(await screen.findAllByRole('article')).toHaveLength(contentsFixture.length);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(bookmarksAgain).not.toHaveBeenCalled();
  });

  it('lists items whose bookmarks are unknown, and offers to ask for these again', async () => {
    const posted = jest.fn();
    server.use(answer(postBookmark, posted));
    const user = await renderStory(server, BookmarksFailed);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getAllByRole('article')).toHaveLength(contentsFixture.length);
    await user.click(bookmarkOf(first));
    expect(posted).not.toHaveBeenCalled();
    server.use(answer(getBookmarks, [{ bookmarkableId: contentsFixture[2]!.contentId }]));
    await user.click(retry);
    expect(await bookmarksKnown()).toBeVisible();
  });

  it('shows hostile and unusual texts as texts', async () => {
    await renderStory(server, DifficultTexts);
    expect(
      await screen.findByRole('link', { name: /^<img src=x onerror="window.attacked=1">/ }),
    ).toBeVisible();
    expect(screen.getByText(`${'😀'.repeat(150)}…`)).toBeVisible();
    expect('attacked' in window).toBe(false);
  });

  it('asks for the rules first when they are not accepted', async () => {
    const openRules = jest.fn();
    const user = await renderStory(server, RulesNotAccepted, { host: { openRules } });
    await user.click(await screen.findByRole('button', { name: 'Read the rules' }));
    expect(openRules).toHaveBeenCalled();
  });

  it.each(['/contents', '/contents/', '/contents/a/b'])('is where %s leads', async (at) => {
    await renderStory(server, Default, { at });
    expect(await screen.findByRole('heading', { level: 1, name: 'All updates' })).toBeVisible();
  });
});
