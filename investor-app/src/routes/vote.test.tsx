import { composeStories } from '@storybook/react-webpack5';
import { switchShortcuts } from '@syndication/contract/host/shortcuts';
import { OUTCOME_RULE } from '@syndication/contract/outcomes/outcomes.rules';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote, putConflictReason } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  dealsFixture,
  dropConnection,
  fail,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import * as stories from './vote.stories';

const server = startTestServer();
const {
  Default,
  EverythingVoted,
  NothingToVoteOn,
  RulesNotAccepted,
  TermsChanged,
  Voted,
  VoteRefused,
  WithoutGroup,
} = composeStories(stories);

const deal = (name: string) => screen.findByRole('heading', { level: 1, name });
const ALDER = 'Alder & Finch Diagnostics';
const BRIGHTWATER = 'Brightwater Municipal Software and Services';
const JORVIK = 'Jorvik Marine Analytics';
const VERSES = 'Verses AI Inc.';

/** Presses keys as a browser does, one right after the other: nothing waits for what the page does behind them. */
async function pressUnbatched(keys: readonly string[], check: (press: number) => void) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    for (const [press, key] of keys.entries()) {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      // The page has drawn the next deal before the browser takes the next key.
      await new Promise((resolve) => setTimeout(resolve));
      check(press);
    }
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

afterEach(() => {
  switchShortcuts(true);
  jest.restoreAllMocks();
});

describe('voting desk', () => {
  it('says that the terms changed since a vote, and keeps it with one click', async () => {
    const user = await renderStory(server, TermsChanged);
    const terms = await screen.findByRole('list', { name: 'Terms changed since your vote' });
    await user.click(screen.getByRole('button', { name: 'Keep 75%' }));
    await waitFor(() => expect(terms).not.toBeInTheDocument());
  });

  it('says beside the keys when a round is filled', async () => {
    const user = await renderStory(server, Default);
    await user.click(await screen.findByText('When is a round filled?'));
    expect(screen.getByText(OUTCOME_RULE)).toBeVisible();
  });

  it('begins at the first deal without a vote, and says how many are left', async () => {
    await renderStory(server, Default);
    expect(await deal(ALDER)).toBeVisible();
    expect(screen.getByText('1 of 5 voted, 4 left')).toBeVisible();
  });

  it('votes by keys, one deal after the other, to the end', async () => {
    const calls: MockedCall[] = [];
    server.use(
      answer(postVote, (call) => {
        calls.push(call);
        const { choice } = call.body as { choice: '100%' };
        return { choice, votedAt: new Date().toISOString() };
      }),
    );
    const user = await renderStory(server, Default);
    await deal(ALDER);
    await user.keyboard('2');
    expect(await deal(BRIGHTWATER)).toHaveFocus();
    await user.keyboard('6');
    await deal(JORVIK);
    await user.keyboard('5');
    await deal(VERSES);
    await user.keyboard('1');
    expect(await deal('You have voted on every open round')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'My votes' })).toBeVisible();
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(calls.map(({ body }) => (body as { choice: string }).choice)).toEqual([
      '75%',
      'Conflict of interest',
      '0%',
      '100%',
    ]);
  });

  it('counts ten quick keys on the ten deals that were seen', async () => {
    const deals = Array.from({ length: 12 }, (_, index) => ({
      ...dealsFixture[1]!,
      id: `00000000-0000-4000-8000-0000000000${index + 10}`,
      companyName: `Company ${index + 1}`,
      ownVote: null,
    }));
    const votedIds: string[] = [];
    server.use(
      answer(getVentures, deals),
      answer(postVote, ({ body }) => {
        const { choice, venture_id: id } = body as { choice: '100%'; venture_id: string };
        votedIds.push(id);
        return { choice, votedAt: new Date().toISOString() };
      }),
    );
    await renderStory(server, Default);
    await deal('Company 1');
    await pressUnbatched(
      Array.from({ length: 10 }, (_, index) => String((index % 6) + 1)),
      (press) =>
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Company ${press + 2}`),
    );
    await deal('Company 11');
    await waitFor(() => expect(votedIds).toHaveLength(10));
    expect(votedIds.toSorted()).toEqual(deals.slice(0, 10).map(({ id }) => id));
    expect(await screen.findByText('10 of 12 voted, 2 left')).toBeVisible();
  });

  it('goes on by j, back by k, on to the next without a vote by n, and undoes by u', async () => {
    const user = await renderStory(server, Voted);
    await deal('Tidewater Robotics');
    expect(screen.getByRole('button', { name: '75%', pressed: true })).toBeVisible();
    await user.keyboard('j');
    await deal(ALDER);
    await user.keyboard('k');
    await deal('Tidewater Robotics');
    await user.keyboard('nn');
    await deal(BRIGHTWATER);
    await user.keyboard('3');
    await deal(JORVIK);
    await user.keyboard('u');
    expect(await deal(BRIGHTWATER)).toBeVisible();
    expect(await screen.findByText(`${BRIGHTWATER}: vote taken back`)).toBeVisible();
    expect(screen.getByText('1 of 5 voted, 4 left')).toBeVisible();
  });

  it('does not ask for a vote where there is a conflict of interest, and asks once whether it is over', async () => {
    const calls: MockedCall[] = [];
    const since = '2026-03-02T10:00:00.000Z';
    server.use(
      answer(
        getVentures,
        dealsFixture.map((each) =>
          each.companyName === ALDER ? { ...each, conflict: { since, reason: null } } : each,
        ),
      ),
      answer(postVote, (call) => {
        calls.push(call);
        return { choice: '75%' as const, votedAt: new Date().toISOString() };
      }),
    );
    const user = await renderStory(server, Default);
    await deal(BRIGHTWATER);
    expect(screen.getByText('2 of 5 voted, 3 left')).toBeVisible();
    await user.keyboard('k');
    await deal(ALDER);
    expect(screen.getByText(/^since/)).toHaveTextContent('Conflict of interest since Mar 2, 2026.');

    await user.keyboard('2');
    const question = await screen.findByRole('dialog', { name: 'Is the conflict over?' });
    // Keys under the question vote on nothing.
    await user.keyboard('3');
    await user.click(within(question).getByRole('button', { name: 'No, keep it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await deal(ALDER)).toBeVisible();
    expect(calls).toEqual([]);

    await user.keyboard('2');
    await user.click(await screen.findByRole('button', { name: 'Yes, vote 75%' }));
    await deal(BRIGHTWATER);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toMatchObject({ choice: '75%', is_conflict_over: true });
    await user.keyboard('k');
    await deal(ALDER);
    expect(await screen.findByText(/^You voted/)).toHaveTextContent('You voted 75% on');
    await user.keyboard('3');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]!.body).not.toHaveProperty('is_conflict_over');
  });

  it('does not say that a vote was given which is still to be sent', async () => {
    server.use(dropConnection(postVote));
    const user = await renderStory(server, Default);
    await deal(ALDER);
    await user.keyboard('2');
    expect(await screen.findByText('Your vote is not sent yet')).toBeVisible();
    await user.keyboard('k');
    await deal(ALDER);
    expect(screen.getByText(/^Your vote, not sent yet/)).toHaveTextContent('75%');
    expect(screen.queryByText(/^You voted/)).not.toBeInTheDocument();
  });

  it('keeps a reason for a conflict of interest, and what was typed when it cannot', async () => {
    const reasons: unknown[] = [];
    server.use(
      answer(putConflictReason, ({ body }) => {
        reasons.push(body);
        return body as { reason: string };
      }),
    );
    const user = await renderStory(server, Default);
    await deal(ALDER);
    expect(screen.queryByRole('textbox', { name: /Reason/ })).not.toBeInTheDocument();
    await user.keyboard('6');
    await deal(BRIGHTWATER);
    await user.keyboard('k');
    const field = await screen.findByRole('textbox', {
      name: 'Reason, for the group’s admin only',
    });
    await user.type(field, 'My sister runs it.{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
    server.use(fail(putConflictReason, { status: 503, code: 'UNAVAILABLE' }));
    await user.type(field, ' And I advise them.');
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your reason was not saved');
    server.use(dropConnection(putConflictReason));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('We cannot tell whether your reason was saved')).toBeVisible();
    expect(field).toHaveValue('My sister runs it. And I advise them.');
    expect(reasons).toEqual([{ reason: 'My sister runs it.' }]);
  });

  it('takes no keys while somebody types, and none when they are switched off', async () => {
    const user = await renderStory(server, Default);
    await deal(ALDER);
    await user.click(screen.getByRole('textbox', { name: 'Your note' }));
    await user.keyboard('3j');
    expect(await deal(ALDER)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your note' })).toHaveValue('3j');
    await user.clear(screen.getByRole('textbox', { name: 'Your note' }));
    await user.click(document.body);
    switchShortcuts(false);
    await user.keyboard('3j');
    expect(await deal(ALDER)).toBeVisible();
  });

  it('counts the second half of a double tap on no further deal, and says so', async () => {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    await renderStory(server, Default);
    await deal(ALDER);
    const press = () => fireEvent.click(screen.getByRole('button', { name: '50%' }));
    now += 10_000;
    press();
    await deal(BRIGHTWATER);
    now += 200;
    press();
    expect(await deal(BRIGHTWATER)).toBeVisible();
    expect(screen.getByText(/Press again to vote on this deal/)).toBeVisible();
    expect(screen.getByText('2 of 5 voted, 3 left')).toBeVisible();
    now += 400;
    press();
    await deal(JORVIK);
    expect(screen.queryByText(/Press again to vote on this deal/)).not.toBeInTheDocument();
  });

  it('says which vote was refused, and goes on', async () => {
    const user = await renderStory(server, VoteRefused);
    await deal(ALDER);
    await user.keyboard('1');
    await deal(BRIGHTWATER);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Your vote on ${ALDER} was not counted`,
    );
    // Its round is closed, so it takes no votes.
    expect(screen.getByText('1 of 4 voted, 3 left')).toBeVisible();
  });

  it('prints the deal on one sheet, as its page does', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const user = await renderStory(server, Default);
    await deal(ALDER);
    const button = await screen.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(print).toHaveBeenCalledTimes(1);
    const sheets = document.querySelectorAll<HTMLElement>('[data-print-sheet]');
    const shown = [...sheets].filter(({ style }) => style.display !== 'none');
    expect(shown).toHaveLength(1);
    expect(shown[0]).toHaveTextContent(/Alder & Finch Diagnostics.*Highly confidential/);
  });

  it('says that everything is voted on', async () => {
    await renderStory(server, EverythingVoted);
    expect(await deal('You have voted on every open round')).toBeVisible();
  });

  it('says that nothing takes votes', async () => {
    await renderStory(server, NothingToVoteOn);
    expect(await deal('There is nothing to vote on')).toBeVisible();
  });

  it('says without a group, as the list does, who adds somebody to one', async () => {
    await renderStory(server, WithoutGroup);
    expect(await deal('There is nothing to vote on')).toBeVisible();
    expect(
      screen.getByText('Deals appear here as soon as the association adds you to a group.'),
    ).toBeVisible();
  });

  it('asks for the rules first', async () => {
    await renderStory(server, RulesNotAccepted);
    expect(await screen.findByRole('button', { name: 'Read the rules' })).toBeVisible();
  });
});
