import { composeStories } from '@storybook/react-webpack5';
import { deleteVote, getVotes } from '@syndication/contract/votes/votes.endpoints';
import { answer, fail, investorSession } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import * as stories from './vote-notice.stories';

const server = startTestServer();
const { Default, NotSentYet, Refused, Undone } = composeStories(stories);
const { memberUuid } = investorSession.member;
const name = 'Tidewater Robotics';

it('says what was voted, and undoes it', async () => {
  await renderStory(server, Undone);
  expect(screen.getByText(`${name}: vote taken back`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('goes after eight seconds, and stands while it is pointed at', async () => {
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
    fail(deleteVote, { status: 409, code: 'ROUND_CLOSED', message: 'The round is closed.' }),
  );
  const user = await renderStory(server, Default);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Your vote on ${name} was not undone`);
  expect(screen.getByRole('alert')).toHaveTextContent('The round is closed.');
});

it('leaves a vote alone that was given elsewhere since', async () => {
  const user = await renderStory(server, Default);
  server.use(
    answer(getVotes, [{ memberUuid, choice: '25%', votedAt: '2031-01-01T00:00:00.000Z' }]),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You have voted 25% elsewhere since, and that vote stays.',
  );
});

it('keeps a vote that nobody answers, asks before the page is left, and sends it again', async () => {
  let isBack = false;
  server.use(
    http.post('*/api/v1/votes', () =>
      isBack
        ? HttpResponse.json({ data: { choice: '75%', votedAt: '2026-06-01T00:00:00.000Z' } })
        : HttpResponse.error(),
    ),
  );
  await renderStory(server, NotSentYet);
  const leaving = new Event('beforeunload', { cancelable: true });
  fireEvent(window, leaving);
  expect(leaving.defaultPrevented).toBe(true);
  isBack = true;
  await waitFor(() => expect(screen.queryByText(/is not sent yet/)).not.toBeInTheDocument(), {
    timeout: 4000,
  });
});

it('says which vote was refused and why, until it is dismissed', async () => {
  const user = await renderStory(server, Refused);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(`Your vote on ${name} was not counted`);
  expect(alert).toHaveTextContent('You pressed 75%. The round is closed.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(alert).not.toBeInTheDocument();
});
