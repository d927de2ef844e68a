import { composeStories } from '@storybook/react-webpack5';
import { postVote, undoVote } from '@syndication/contract/votes/votes.endpoints';
import { answer, fail, type MockedCall } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { voteService } from './testing/vote-service';
import * as stories from './vote-notice.stories';

const server = startTestServer();
const { Default, NotSentYet, NotSentYetElsewhere, Refused, Undone } = composeStories(stories);
const name = 'Tidewater Robotics';

it('says what was voted, and undoes it', async () => {
  await renderStory(server, Undone);
  expect(screen.getByText(`${name}: vote taken back`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('disappears after eight seconds, but stays while it is pointed at', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await renderStory(server, Default);
    const text = screen.getByText(`${name}: 75%`);
    fireEvent.pointerEnter(text.parentElement as Element);
    act(() => jest.advanceTimersByTime(20_000));
    expect(text).toBeVisible();
    fireEvent.pointerLeave(text.parentElement as Element);
    act(() => jest.advanceTimersByTime(7_000));
    expect(text).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    expect(text).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('says why an undo came too late', async () => {
  server.use(
    fail(undoVote, { status: 409, code: 'ROUND_CLOSED', message: 'The round is closed.' }),
  );
  const user = await renderStory(server, Default);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Your vote on ${name} was not undone`);
  expect(screen.getByRole('alert')).toHaveTextContent('The round is closed.');
});

it('leaves a vote alone that was given elsewhere since', async () => {
  const user = await renderStory(server, Default);
  const calls: MockedCall[] = [];
  server.use(
    answer(undoVote, (call) => {
      calls.push(call);
      return { ownVote: { choice: '25%' as const, votedAt: '2031-01-01T00:00:00.000Z' } };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You have since voted 25% elsewhere. That vote counts.',
  );
  expect(calls).toMatchObject([{ body: { earlierChoice: null } }]);
});

it('asks before the page is left while an undo waits for its vote, and undoes that one', async () => {
  const votedAt = '2026-06-01T00:00:00.000Z';
  const undone: unknown[] = [];
  let answerVote = () => {};
  const voted = new Promise<void>((resolve) => {
    answerVote = resolve;
  });
  server.use(
    answer(postVote, async () => {
      await voted;
      return { choice: '75%' as const, votedAt };
    }),
    answer(undoVote, ({ body }) => {
      undone.push(body);
      return { ownVote: null };
    }),
  );
  const user = await renderStory(server, Default);
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(asks()).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(asks()).toBe(true);
  answerVote();
  await waitFor(() => expect(asks()).toBe(false));
  await waitFor(() => expect(undone).toMatchObject([{ votedAt }]));
});

const leave = () => fireEvent(window, new PageTransitionEvent('pagehide'));

it('sends the last of the waiting votes when the page is left', async () => {
  const choices: unknown[] = [];
  let answerVotes = () => {};
  const left = new Promise<void>((resolve) => {
    answerVotes = resolve;
  });
  const user = await renderStory(server, Default);
  await screen.findByText(`${name}: 75%`);
  server.use(
    answer(postVote, async ({ body }) => {
      const { choice } = body as { choice: '25%' };
      choices.push(choice);
      await left;
      return { choice, votedAt: '2026-06-01T00:00:00.000Z' };
    }),
  );
  await user.click(screen.getByRole('button', { name: '25%' }));
  await waitFor(() => expect(choices).toEqual(['25%']));
  leave();
  await user.click(screen.getByRole('button', { name: '50%' }));
  await user.click(screen.getByRole('button', { name: '100%' }));
  expect(choices).toEqual(['25%']);
  leave();
  await waitFor(() => expect(choices).toEqual(['25%', '100%']));
  answerVotes();
  await waitFor(() => expect(choices).toEqual(['25%', '100%', '50%', '100%']));
  await screen.findByText(`${name}: 100%`);
  leave();
  expect(choices).toHaveLength(4);
});

const stillHere = [
  ['where votes are given', NotSentYet],
  ['on any other screen', NotSentYetElsewhere],
] as const;

it('tries a vote without an answer once more when the page is left', async () => {
  await renderStory(server, NotSentYet);
  const tries = jest.fn();
  server.use(http.post('*/api/v1/votes', () => (tries(), HttpResponse.error())));
  leave();
  await waitFor(() => expect(tries).toHaveBeenCalledTimes(1), { timeout: 500 });
});

it.each(stillHere)(
  'keeps a vote without an answer, and asks before leaving, %s',
  async (_, Shown) => {
    let isBack = false;
    server.use(
      http.post('*/api/v1/votes', () =>
        isBack
          ? HttpResponse.json({ data: { choice: '75%', votedAt: '2026-06-01T00:00:00.000Z' } })
          : HttpResponse.error(),
      ),
    );
    await renderStory(server, Shown);
    const leaving = new Event('beforeunload', { cancelable: true });
    fireEvent(window, leaving);
    expect(leaving.defaultPrevented).toBe(true);
    isBack = true;
    await waitFor(() => expect(screen.queryByText(/is not sent yet/)).not.toBeInTheDocument(), {
      timeout: 4000,
    });
  },
);

it('says which vote was refused and why, until it is dismissed', async () => {
  const user = await renderStory(server, Refused);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(`Your vote on ${name} was not counted`);
  expect(alert).toHaveTextContent('You pressed 75%. The round is closed.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(alert).not.toBeInTheDocument();
});

it('no longer reports a refusal once the vote is given again', async () => {
  const user = await renderStory(server, Refused);
  server.use(...voteService());
  await user.click(screen.getByRole('button', { name: '75%' }));
  expect(await screen.findByText(`${name}: 75%`)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
