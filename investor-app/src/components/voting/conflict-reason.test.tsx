import { composeStories } from '@storybook/react-webpack5';
import { putConflictReason } from '@syndication/contract/votes/votes.endpoints';
import { answer } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';

import * as stories from './conflict-reason.stories';

const server = startTestServer();
const { Default } = composeStories(stories);
const field = () => screen.getByRole('textbox', { name: /^Reason/ });

/** Answers every reason after `until`, and gives the reasons in the order in which they came. */
function keepReasons(until: Promise<void> = Promise.resolve()) {
  const reasons: string[] = [];
  server.use(
    answer(putConflictReason, async ({ body }) => {
      const { reason } = body as { reason: string };
      reasons.push(reason);
      await until;
      return { reason };
    }),
  );
  return reasons;
}

it.each([
  ['screen', cleanup],
  ['page', () => fireEvent(window, new Event('pagehide'))],
])('saves what was typed when its %s is left', async (_, leave) => {
  const reasons = keepReasons();
  const user = await renderStory(server, Default);
  await user.type(field(), 'My sister runs it.');
  leave();
  // Sooner than after a pause.
  await waitFor(() => expect(reasons).toEqual(['My sister runs it.']), { timeout: 600 });
});

it('saves after an answer what was typed before it', async () => {
  let answerFirst = () => {};
  const reasons = keepReasons(
    new Promise((resolve) => {
      answerFirst = resolve;
    }),
  );
  const user = await renderStory(server, Default);
  await user.type(field(), 'My sister{Enter}');
  await waitFor(() => expect(reasons).toHaveLength(1));
  await user.type(field(), ' runs it.');
  await user.tab();
  answerFirst();
  await waitFor(() => expect(reasons).toEqual(['My sister', 'My sister runs it.']));
});

it('saves nothing when nothing was typed', async () => {
  const reasons = keepReasons();
  const user = await renderStory(server, Default);
  await user.click(field());
  await user.tab();
  cleanup();
  expect(reasons).toEqual([]);
});
