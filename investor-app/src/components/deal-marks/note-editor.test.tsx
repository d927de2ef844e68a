import { composeStories } from '@storybook/react-webpack5';
import { keptForUserKey } from '@syndication/contract/host';
import { putNote } from '@syndication/contract/member-deals/member-deals.endpoints';
import {
  answer,
  dropConnection,
  fail,
  investorSession,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { cleanup, screen, waitFor } from '@testing-library/react';

import * as stories from './note-editor.stories';

const server = startTestServer();
const { Default, WithNote, NotSaved, ChangedInAnotherWindow } = composeStories(stories);

beforeEach(() => sessionStorage.clear());

const SAVED_AT = ['2026-11-10T12:00:00.000Z', '2026-11-10T12:01:00.000Z'];

/** Answers every note, and gives the notes in the order in which they came. */
function keepNotes() {
  const notes: { text: string; savedAt: string | null }[] = [];
  server.use(
    answer(putNote, ({ body }) => {
      notes.push(body as (typeof notes)[number]);
      return { savedAt: SAVED_AT[notes.length - 1] ?? null };
    }),
  );
  return notes;
}

const field = () => screen.getByRole('textbox', { name: 'Your note' });

it('saves after a pause, and bases the next save on that one', async () => {
  const notes = keepNotes();
  const user = await renderStory(server, Default);
  await user.type(field(), 'Ask');
  expect(await screen.findByText('Saved', {}, { timeout: 3000 })).toBeVisible();
  await user.type(field(), ' twice');
  await user.tab();
  await waitFor(() => expect(notes).toHaveLength(2));
  expect(notes).toEqual([
    { text: 'Ask', savedAt: null },
    { text: 'Ask twice', savedAt: SAVED_AT[0] },
  ]);
});

it('saves pending text when its screen is left', async () => {
  const notes = keepNotes();
  const user = await renderStory(server, Default);
  await user.type(field(), 'Ask');
  cleanup();
  await waitFor(() => expect(notes).toEqual([{ text: 'Ask', savedAt: null }]));
});

it('saves nothing when nothing was typed', async () => {
  const notes = keepNotes();
  const user = await renderStory(server, WithNote);
  await user.click(field());
  await user.tab();
  cleanup();
  expect(notes).toEqual([]);
});

it('keeps the text when it cannot be saved, and saves it with Retry', async () => {
  const user = await renderStory(server, NotSaved);
  expect(field()).toHaveValue('Ask about churn.');
  const notes = keepNotes();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(notes).toEqual([{ text: 'Ask about churn.', savedAt: null }]);
});

it.each([
  ['We cannot tell whether your note was saved', dropConnection(putNote)],
  ['Your note was not saved', fail(putNote, { status: 503, code: 'UNAVAILABLE' })],
])('says “%s” after what has happened', async (title, handler) => {
  server.use(handler);
  const user = await renderStory(server, Default);
  await user.type(field(), 'Ask');
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
});

const MORE = [
  { text: 'Ask about churn.', savedAt: null },
  { text: 'Ask about churn. Twice.', savedAt: SAVED_AT[0] },
];

it('resends a note whose answer was lost, then saves what was typed since', async () => {
  const user = await renderStory(server, NotSaved);
  const notes = keepNotes();
  await user.type(field(), ' Twice.');
  await user.tab();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(notes).toEqual(MORE);
});

it('does so on the next screen too', async () => {
  const { id } = ventureFixture();
  const [sent, next] = MORE.map(({ text }) => text);
  const draft = JSON.stringify({ text: next, over: null, sent });
  sessionStorage.setItem(keptForUserKey(investorSession.member.userId, `note/${id}`), draft);
  const notes = keepNotes();
  await renderStory(server, Default);
  expect(field()).toHaveValue(next);
  await waitFor(() => expect(notes).toEqual(MORE));
});

it('deletes a note that may have been saved although its answer was lost', async () => {
  const user = await renderStory(server, NotSaved);
  const notes = keepNotes();
  await user.clear(field());
  await user.tab();
  await waitFor(() => expect(notes).toEqual([MORE[0], { text: '', savedAt: SAVED_AT[0] }]));
});

it('restores on the next screen what an earlier one could not save', async () => {
  const { id } = ventureFixture();
  await renderStory(server, NotSaved);
  cleanup();
  const key = keptForUserKey(investorSession.member.userId, `note/${id}`);
  expect(sessionStorage.getItem(key)).toContain('Ask about churn.');
  const notes = keepNotes();
  const { LongTextOnPhone: _, ...rest } = composeStories(stories);
  await renderStory(server, rest.Default);
  expect(field()).toHaveValue('Ask about churn.');
  await waitFor(() => expect(notes).toHaveLength(1));
  expect(sessionStorage.getItem(key)).toBeNull();
});

it("does not overwrite another window's note", async () => {
  const user = await renderStory(server, ChangedInAnotherWindow);
  const notes = keepNotes();
  await user.type(field(), ' More.');
  await user.tab();
  cleanup();
  expect(notes).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('says how long a note may be', async () => {
  server.use(fail(putNote, { status: 422, code: 'VALIDATION_FAILED' }));
  const user = await renderStory(server, Default);
  await user.click(field());
  await user.paste('x'.repeat(4001));
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('At most 4,000 characters');
});
