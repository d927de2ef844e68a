import { composeStories } from '@storybook/react-webpack5';
import { ALERT_TIMEOUT_MS } from '@syndication/contract/settings/settings.rules';
import {
  getVenture,
  postVentureActive,
  putVentureNoUpdate,
  updateVenture,
} from '@syndication/contract/ventures/ventures.endpoints';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import {
  answer,
  answerLater,
  dropConnection,
  fail,
  fixtureId,
  roundFixture,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import * as stories from './edit-profile.stories';

const server = startTestServer();
const {
  Default,
  NobodyLeads,
  ChangedElsewhere,
  InNoGroup,
  NewRound,
  NotAnswered,
  NotMarkedActive,
  OffTheList,
  OfSomebodyElse,
  RoundClosed,
  RoundClosedByStaff,
  RoundClosedByStaffLongAgo,
  RoundConcluded,
  RoundConcludedLacking,
  RoundLacking,
  RoundSavedAsClosed,
} = composeStories(stories);

afterEach(() => jest.useRealTimers());

/** By its label: asking such a long form for roles takes seconds. */
const field = (label: string) => screen.findByLabelText(label);
const press = async (user: Awaited<ReturnType<typeof renderStory>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

interface SentUpdate {
  version: number;
  companyName: string;
  currentVentureRound: Record<string, unknown>;
  newVentureRound: Record<string, unknown> | null;
}

/** Answers with the next version; what was sent is in the list, and after it the activation. */
function recordCalls() {
  const calls: unknown[] = [];
  server.use(
    answer(updateVenture, ({ body }) => {
      const sent = body as SentUpdate;
      calls.push(sent);
      return ventureFixture({ version: sent.version + 1, companyName: sent.companyName });
    }),
    answer(postVentureActive, ({ body }) => {
      calls.push(body);
      return undefined;
    }),
  );
  return calls;
}

it('saves, marks the venture as active, and takes the success away again', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, Default);
  await user.clear(await field('Company name'));
  await user.type(await field('Company name'), 'Tidewater Marine');
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(calls).toEqual([
    expect.objectContaining({
      version: 1,
      companyName: 'Tidewater Marine',
      newVentureRound: null,
    }),
    { ventureId: fixtureId(100) },
  ]);
  expect(await field('Company name')).toHaveValue('Tidewater Marine');
  await act(() => jest.advanceTimersByTimeAsync(ALERT_TIMEOUT_MS.success));
  await act(() => jest.runOnlyPendingTimersAsync());
  expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument();
});

it('keeps what is typed while an update is under way, for the next one', async () => {
  const update = answerLater(updateVenture, ({ body }) => {
    const { version, companyName } = body as SentUpdate;
    return ventureFixture({ version: version + 1, companyName });
  });
  server.use(
    update.handler,
    answer(postVentureActive, () => undefined),
  );
  const user = await renderStory(server, Default);
  await user.type(await field('Company name'), ' Marine');
  await press(user, 'Update');
  await user.click(screen.getByRole('checkbox', { name: 'Round is closed' }));
  await user.type(await field('CEO name'), 'y');
  await press(user, 'Add New Round');
  const newRound = within(screen.getByRole('region', { name: 'New Round Information' }));
  await user.type(newRound.getByRole('textbox', { name: 'Raise amount' }), '2000000');
  update.answerNow();
  await screen.findByText('Profile updated successfully!');
  expect(await field('Company name')).toHaveValue('Tidewater Robotics Marine');
  expect(await field('CEO name')).toHaveValue('Nadia Okafory');
  expect(screen.getByRole('checkbox', { name: 'Round is closed' })).toBeChecked();
  expect(newRound.getByRole('textbox', { name: 'Raise amount' })).toHaveValue('2000000');
});

it('goes on from the version that it has saved', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, Default);
  await press(user, 'Update');
  await screen.findByText('Profile updated successfully!');
  await press(user, 'Update');
  await waitFor(() => expect(calls).toHaveLength(4));
  expect(calls[2]).toMatchObject({ version: 2 });
});

it('completes a link without a scheme on Enter, as on leaving it', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, Default);
  await user.clear(await field('Pitch deck link'));
  await user.type(await field('Pitch deck link'), 'tidewater.example/deck{Enter}');
  await screen.findByText('Profile updated successfully!');
  expect(calls[0]).toMatchObject({ slideDeckLink: 'https://tidewater.example/deck' });
});

it('disables the terms of a closed round, and opens them again', async () => {
  const user = await renderStory(server, RoundClosed);
  expect(await field('Raise amount')).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'SAFE' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Round is closed' }));
  expect(await field('Raise amount')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Add New Round' })).not.toBeInTheDocument();
});

it('forgets a new round when the current one is opened again', async () => {
  const user = await renderStory(server, NewRound);
  const newRound = () => screen.queryByRole('region', { name: 'New Round Information' });
  const block = newRound();
  if (!block) throw new Error('There is no new round.');
  await user.type(within(block).getByRole('textbox', { name: 'Raise amount' }), '2000000');
  await user.click(screen.getByRole('checkbox', { name: 'Round is closed' }));
  expect(newRound()).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Round is closed' }));
  await press(user, 'Add New Round');
  const again = within(await screen.findByRole('region', { name: 'New Round Information' }));
  expect(again.getByRole('textbox', { name: 'Raise amount' })).toHaveValue('');
});

it('gives the focus back to the button when the new round is discarded', async () => {
  const user = await renderStory(server, NewRound);
  await press(user, 'Discard the new round');
  expect(screen.getByRole('button', { name: 'Add New Round' })).toHaveFocus();
});

it('sends the new round with the closed one', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, NewRound);
  const block = within(screen.getByRole('region', { name: 'New Round Information' }));
  expect(block.getByRole('textbox', { name: 'Raise amount' })).toHaveFocus();
  await user.type(block.getByRole('textbox', { name: 'Raise amount' }), '2000000');
  await user.type(block.getByRole('textbox', { name: 'Valuation/cap' }), '9000000');
  await user.click(block.getByRole('radio', { name: 'Starting (0%)' }));
  await user.click(block.getByRole('radio', { name: 'Priced round' }));
  await press(user, 'Update');
  await screen.findByText('Profile updated successfully!');
  expect(calls[0]).toMatchObject({
    currentVentureRound: { id: fixtureId(200), isRoundClosed: true },
    newVentureRound: {
      amount: 2_000_000,
      valuation: 9_000_000,
      committed: 'Starting (0%)',
      securityType: 'Priced round',
    },
  });
});

it('corrects the other facts of a profile whose round is concluded, and leaves the round alone', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, RoundConcluded);
  expect(screen.getByText(/120 days after its creation.*'Add New Round'/)).toBeVisible();
  expect(screen.getByText(/The round stays closed/)).toBeVisible();
  await user.type(await field('Company name'), ' Marine');
  await press(user, 'Update');
  await screen.findByText('Profile updated successfully!');
  expect(calls[0]).toMatchObject({
    companyName: 'Tidewater Robotics Marine',
    currentVentureRound: { id: fixtureId(200), isRoundClosed: true },
    newVentureRound: null,
  });
});

it.each([
  ['are not over', RoundClosedByStaff],
  ['are over meanwhile', RoundClosedByStaffLongAgo],
])('says who closed a round whose days %s', async (_, story) => {
  await renderStory(server, story);
  expect(await screen.findByText(/^The association has closed this round/)).toBeVisible();
  expect(screen.queryByText(/The system concludes a round/)).toBeNull();
});

it('adds a round after a concluded one whose terms no form offers', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, RoundConcludedLacking);
  expect(screen.getByRole('radio', { name: 'At least (25%)' })).toBeChecked();
  await press(user, 'Add New Round');
  const block = within(await screen.findByRole('region', { name: 'New Round Information' }));
  await user.type(block.getByRole('textbox', { name: 'Raise amount' }), '2m');
  await user.type(block.getByRole('textbox', { name: 'Valuation/cap' }), '9 000 000');
  await user.click(block.getByRole('radio', { name: 'Starting (0%)' }));
  await user.click(block.getByRole('radio', { name: 'SAFE' }));
  await press(user, 'Update');
  await screen.findByText('Profile updated successfully!');
  expect(calls[0]).toMatchObject({
    newVentureRound: { amount: 2_000_000, valuation: 9_000_000, committed: 'Starting (0%)' },
  });
});

it('closes a round as it is, although its terms are not complete', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, RoundLacking);
  await press(user, 'Update');
  expect(await screen.findByText('3 fields need your attention')).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Round is closed' }));
  await press(user, 'Update');
  await screen.findByText('Profile updated successfully!');
  expect(calls[0]).toMatchObject({ currentVentureRound: { isRoundClosed: true } });
});

it('closes a round whose amount was cleared with the saved one, and brings back what was typed as it is reopened', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, Default);
  const amount = await field('Raise amount');
  const isClosed = screen.getByRole('checkbox', { name: 'Round is closed' });
  const saved = (amount as HTMLInputElement).value;
  await user.clear(amount);
  await user.clear(await field('Valuation/cap'));
  await user.type(await field('Valuation/cap'), '7000000');
  await user.click(isClosed);
  expect(amount).toHaveValue(saved);
  expect(amount).toBeValid();
  await user.click(isClosed);
  expect(isClosed).not.toBeChecked();
  expect(amount).toHaveValue('');
  expect(await field('Valuation/cap')).toHaveValue('7,000,000');
  await user.click(isClosed);
  await press(user, 'Update');
  await screen.findByText('Profile updated successfully!');
  expect(calls[0]).toMatchObject({
    currentVentureRound: { amount: Number(saved.replaceAll(',', '')), isRoundClosed: true },
  });
  await user.click(isClosed);
  expect(amount).toHaveValue(saved);
});

it('shows the saved terms of a closed round that is reopened and closed again, which Update keeps', async () => {
  const user = await renderStory(server, RoundSavedAsClosed);
  const amount = await field('Raise amount');
  const isClosed = screen.getByRole('checkbox', { name: 'Round is closed' });
  const saved = (amount as HTMLInputElement).value;
  await user.click(isClosed);
  await user.clear(amount);
  await user.type(amount, '7000000');
  await user.click(isClosed);
  expect(amount).toHaveValue(saved);
  await user.click(isClosed);
  expect(amount).toHaveValue('7,000,000');
});

it('closes a round with the terms that were typed, where nothing is wrong with them', async () => {
  const calls = recordCalls();
  const user = await renderStory(server, Default);
  await user.clear(await field('Raise amount'));
  await user.type(await field('Raise amount'), '7000000');
  await user.click(screen.getByRole('checkbox', { name: 'Round is closed' }));
  await press(user, 'Update');
  await screen.findByText('Profile updated successfully!');
  expect(calls[0]).toMatchObject({
    currentVentureRound: { amount: 7_000_000, isRoundClosed: true },
  });
});

it.each([
  ['whose lead’s account was deleted', null],
  ['whose lead has a long name', 'Ann '.repeat(20)],
])('saves a profile %s: nobody can correct that here', async (_, dealLeadName) => {
  const calls = recordCalls();
  server.use(answer(getVenture, ventureFixture({ dealLeadName, dealLeadEmail: null })));
  const user = await renderStory(server, Default);
  await field('Company name');
  await press(user, 'Update');
  await screen.findByText('Profile updated successfully!');
  expect(calls).toHaveLength(2);
});

it('says that nobody leads the deal, and whom to ask, in place of empty fields', async () => {
  await renderStory(server, NobodyLeads);
  const lead = within(await screen.findByRole('region', { name: /^Nominating Investor/ }));
  expect(lead.getByText(/^Your deal has no deal lead at the moment/)).toBeVisible();
  expect(lead.getByRole('link')).toHaveTextContent(/@/);
  expect(lead.getAllByRole('textbox')).toEqual([lead.getByLabelText(/^Angel group/)]);
});

it('takes "No Change" above the form, and keeps what is typed below it', async () => {
  const user = await renderStory(server, OffTheList);
  const listing = within(await screen.findByRole('region', { name: 'Your listing' }));
  expect(listing.getByText(/“No Change” does not bring it back/)).toBeVisible();
  await user.type(await field('Company name'), ' Marine');
  server.use(answer(putVentureNoUpdate, undefined));
  await user.click(listing.getByRole('button', { name: 'No Change' }));
  expect(await listing.findByText(/Your profile stays off the list/)).toBeVisible();
  expect(await field('Company name')).toHaveValue('Tidewater Robotics Marine');
});

it('offers no "No Change" for a profile that no investor sees', async () => {
  await renderStory(server, InNoGroup);
  expect(await field('Company name')).toBeVisible();
  expect(screen.getByText(/^Your profile is in no group/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'No Change' })).not.toBeInTheDocument();
});

it('keeps what was typed when nobody answers', async () => {
  await renderStory(server, NotAnswered);
  expect(await field('Company name')).toHaveValue('Tidewater Hull Robotics');
});

it('recognises as saved what an earlier attempt has saved although its answer was lost', async () => {
  const user = await renderStory(server, NotAnswered);
  server.use(
    fail(updateVenture, { status: 409, code: 'STALE_VERSION' }),
    answer(getVenture, ventureFixture({ version: 2, companyName: 'Tidewater Hull Robotics' })),
  );
  await press(user, 'Update');
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(screen.queryByText(/elsewhere in the meantime/)).not.toBeInTheDocument();
});

/** The server has `saved` an attempt whose answer was lost, and so refuses the next one once. */
function refuseOnce(saved: Venture) {
  const calls: unknown[] = [];
  server.use(
    answer(getVenture, saved),
    fail(updateVenture, () => {
      server.use(
        answer(postVentureActive, undefined),
        answer(updateVenture, ({ body }) => {
          calls.push(body);
          const { companyName, currentVentureRound } = body as SentUpdate;
          return ventureFixture({
            version: 3,
            companyName,
            currentVentureRound: roundFixture(currentVentureRound),
          });
        }),
      );
      return { status: 409, code: 'STALE_VERSION' };
    }),
  );
  return calls;
}

it('saves what was typed on after an attempt whose answer was lost', async () => {
  const user = await renderStory(server, NotAnswered);
  const calls = refuseOnce(ventureFixture({ version: 2, companyName: 'Tidewater Hull Robotics' }));
  await user.type(await field('Company name'), ' Ltd');
  await press(user, 'Update');
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(calls).toEqual([
    expect.objectContaining({ version: 2, companyName: 'Tidewater Hull Robotics Ltd' }),
  ]);
});

it('corrects a new round that was added although the answer was lost', async () => {
  const user = await renderStory(server, NewRound);
  server.use(dropConnection(updateVenture));
  const block = within(screen.getByRole('region', { name: 'New Round Information' }));
  await user.type(block.getByRole('textbox', { name: 'Raise amount' }), '2000000');
  await user.type(block.getByRole('textbox', { name: 'Valuation/cap' }), '9000000');
  await user.click(block.getByRole('radio', { name: 'Starting (0%)' }));
  await user.click(block.getByRole('radio', { name: 'SAFE' }));
  await press(user, 'Update');
  await screen.findByText('We cannot reach the service');
  const terms = { valuation: 9e6, committed: 'Starting (0%)', securityType: 'SAFE' } as const;
  const added = roundFixture({ id: fixtureId(201), amount: 2e6, ...terms });
  const calls = refuseOnce(ventureFixture({ version: 2, currentVentureRound: added }));
  await user.type(block.getByRole('textbox', { name: 'Raise amount' }), '0');
  await press(user, 'Update');
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(calls).toEqual([
    expect.objectContaining({
      version: 2,
      currentVentureRound: { id: fixtureId(201), amount: 2e7, ...terms },
      newVentureRound: null,
    }),
  ]);
  expect(screen.queryByRole('region', { name: 'New Round Information' })).not.toBeInTheDocument();
});

it('says what was changed elsewhere, and on demand saves what was typed over the latest version', async () => {
  const user = await renderStory(server, ChangedElsewhere);
  expect(screen.getByText('You changed this profile elsewhere in the meantime')).toBeVisible();
  expect(screen.getByText('State: Massachusetts → Maine')).toBeVisible();
  expect(await field('Company name')).toHaveValue('Tidewater Hull Robotics');
  const calls = recordCalls();
  await press(user, 'Keep what I typed');
  expect(screen.getByRole('group', { name: 'Step 1 of 4: Company' })).toHaveFocus();
  await press(user, 'Update');
  await screen.findByText('Profile updated successfully!');
  expect(calls[0]).toMatchObject({
    version: 2,
    companyName: 'Tidewater Hull Robotics',
    state: 'Maine',
  });
});

it('takes over on demand what was saved meanwhile', async () => {
  const user = await renderStory(server, ChangedElsewhere);
  await press(user, 'Reload and lose what I typed');
  expect(await field('Company name')).toHaveValue('Tidewater Marine');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Maine');
});

it('asks again to mark the venture as active', async () => {
  const user = await renderStory(server, NotMarkedActive);
  server.use(answer(postVentureActive, undefined));
  await press(user, 'Retry');
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
});

it('shows an address of somebody else as not found', async () => {
  await renderStory(server, OfSomebodyElse);
  expect(await screen.findByText('Sorry, the page you visited does not exist.')).toBeVisible();
});
