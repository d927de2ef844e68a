import { composeStories } from '@storybook/react-webpack5';
import { keptForUserKey } from '@syndication/contract/host';
import {
  deleteProfileDraft,
  getProfileDraft,
  putProfileDraft,
} from '@syndication/contract/profile-drafts/profile-drafts.endpoints';
import type { ProfileDraft } from '@syndication/contract/profile-drafts/profile-drafts.schemas';
import { createVenture } from '@syndication/contract/ventures/ventures.endpoints';
import {
  answer,
  entrepreneurSession,
  fail,
  fixtureId,
  neverAnswer,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { cleanup, screen, waitFor, within } from '@testing-library/react';

import * as create from './create-profile.stories';
import * as edit from './edit-profile.stories';

const server = startTestServer();
const { Default, DraftFound, NotAnswered, StaleDraft, Updated } = composeStories(edit);
const { Draft: DraftOfNew, Created } = composeStories(create);

const field = (label: string) => screen.findByLabelText(label);
const notice = () => screen.queryByText('Your unsaved changes are back');
const KEY = keptForUserKey(entrepreneurSession.user.id, 'profile-draft');

const ofAnotherDevice: ProfileDraft = {
  values: { companyName: 'Tidewater Hulls' },
  basedOnVersion: 1,
  savedAt: '2026-03-02T10:00:00.000Z',
};

/** What the server was told, in order: the values that it keeps, null when it forgets them. */
function recordDrafts() {
  const told: (Record<string, unknown> | null)[] = [];
  server.use(
    answer(putProfileDraft, ({ body }) => {
      told.push((body as { values: Record<string, unknown> }).values);
      return undefined;
    }),
    answer(deleteProfileDraft, () => {
      told.push(null);
      return undefined;
    }),
  );
  return told;
}

async function discard(user: Awaited<ReturnType<typeof renderStory>>): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name: 'Discard changes' });
  if (!first) throw new Error('There is nothing to discard.');
  await user.click(first);
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(dialog.getByRole('button', { name: 'Discard changes' }));
}

it('keeps every change: in the tab at once, on the server after a moment', async () => {
  const told = recordDrafts();
  const user = await renderStory(server, Default);
  await user.type(await field('Company name'), ' Ltd');
  expect(sessionStorage.getItem(KEY)).toContain('Tidewater Robotics Ltd');
  expect(await screen.findByText(/^Draft kept\./)).toBeVisible();
  expect(told.at(-1)).toEqual({
    companyName: 'Tidewater Robotics Ltd',
    currentVentureRound: { id: fixtureId(200) },
    newVentureRound: {},
  });
});

it('starts with what was typed on another device, and forgets it on demand', async () => {
  const told = recordDrafts();
  const user = await renderStory(server, DraftFound);
  expect(notice()).toBeVisible();
  await discard(user);
  expect(await field('Company name')).toHaveValue('Tidewater Robotics');
  expect(notice()).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Step 1 of 4: Company' })).toHaveFocus();
  await waitFor(() => expect(told).toEqual([null]));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('does not call changes back that are typed after the draft was discarded', async () => {
  const user = await renderStory(server, DraftFound);
  await discard(user);
  await user.type(await field('Company name'), ' Ltd');
  expect(await screen.findByText(/^Draft kept\./)).toBeVisible();
  expect(notice()).not.toBeInTheDocument();
});

it('starts with what the tab holds when the server does not know', async () => {
  sessionStorage.setItem(
    KEY,
    JSON.stringify({
      values: { companyName: 'Tidewater in this tab', country: 'US' },
      basedOnVersion: null,
      savedAt: '2026-03-02T10:00:00.000Z',
    }),
  );
  server.use(fail(getProfileDraft, { status: 503, code: 'UNAVAILABLE' }));
  await renderStory(server, composeStories(create).Default);
  expect(await field('Company name')).toHaveValue('Tidewater in this tab');
});

it('starts with what never left the tab, and sends it, even if the clock of the device is behind', async () => {
  const told = recordDrafts();
  const values = { companyName: 'Tidewater in this tab' };
  const draft = { values, basedOnVersion: 1, savedAt: '2020-03-02T10:00:00.000Z' };
  sessionStorage.setItem(KEY, JSON.stringify(draft));
  server.use(answer(getProfileDraft, ofAnotherDevice));
  await renderStory(server, Default);
  expect(await field('Company name')).toHaveValue('Tidewater in this tab');
  await waitFor(() => expect(told).toEqual([values]));
});

it('starts with what was typed on another device since, even if its clock is behind', async () => {
  let stored: ProfileDraft | null = null;
  server.use(answer(getProfileDraft, () => stored));
  const user = await renderStory(server, Default);
  await user.type(await field('Company name'), ' Ltd');
  await screen.findByText(/^Draft kept\./);
  cleanup();
  stored = ofAnotherDevice;
  await renderStory(server, Default);
  expect(await field('Company name')).toHaveValue('Tidewater Hulls');
});

it('is not in the way of a form whose draft cannot be read', async () => {
  sessionStorage.setItem(KEY, '{"values":');
  await renderStory(server, Default);
  expect(await field('Company name')).toHaveValue('Tidewater Robotics');
  expect(notice()).not.toBeInTheDocument();
});

it('forgets the draft when the user undoes the changes', async () => {
  const told = recordDrafts();
  const user = await renderStory(server, Default);
  await user.type(await field('Company name'), '!{Backspace}');
  await waitFor(() => expect(told.at(-1)).toBeNull());
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('forgets the draft once it is saved', async () => {
  const told = recordDrafts();
  await renderStory(server, Updated);
  await waitFor(() => expect(told.at(-1)).toBeNull());
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('keeps the draft when saving fails', async () => {
  const told = recordDrafts();
  await renderStory(server, NotAnswered);
  await waitFor(() =>
    expect(told.at(-1)).toMatchObject({ companyName: 'Tidewater Hull Robotics' }),
  );
  expect(sessionStorage.getItem(KEY)).toContain('Tidewater Hull Robotics');
});

it('opens at its top, also if the draft holds a new round', async () => {
  const currentVentureRound = { id: fixtureId(200), isRoundClosed: true };
  const values = { isAddingRound: true, currentVentureRound, newVentureRound: { amount: 5e5 } };
  server.use(answer(getProfileDraft, { ...ofAnotherDevice, values }));
  await renderStory(server, Default);
  const newRound = await screen.findByRole('region', { name: 'New Round Information' });
  expect(within(newRound).getByLabelText('Raise amount')).toHaveValue('500,000');
  expect(document.body).toHaveFocus();
});

it('says what saving an old draft would change, and reverts nothing that was saved after it', async () => {
  await renderStory(server, StaleDraft);
  expect(screen.getByText(/after you started these changes/)).toBeVisible();
  expect(screen.getByText('Company name: Tidewater Robotics → Tidewater Hulls')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Maine');
});

it('takes up a profile that is still to be created, and forgets the draft once it is', async () => {
  await renderStory(server, DraftOfNew);
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Maine');
});

it('has nothing left of the draft after the creation', async () => {
  const told = recordDrafts();
  server.use(answer(createVenture, { id: fixtureId(100) }));
  await renderStory(server, Created);
  await waitFor(() => expect(told.at(-1)).toBeNull());
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('waits for the draft before it shows the form', async () => {
  server.use(neverAnswer(getProfileDraft));
  await renderStory(server, Default);
  expect(await screen.findByText('Loading the form')).toBeInTheDocument();
  expect(screen.queryByLabelText('Company name')).not.toBeInTheDocument();
});
