import { composeStories } from '@storybook/react-webpack5';
import {
  deleteDealView,
  getDealViews,
  putDealView,
  putDealVisit,
} from '@syndication/contract/member-deals/member-deals.endpoints';
import type { DealView } from '@syndication/contract/member-deals/member-deals.schemas';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import { deleteVote, postVote, undoVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  answerLater,
  dealsFixture,
  dropConnection,
  fixtureId,
  investorSession,
  neverAnswer,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import * as stories from './deals.stories';

const server = startTestServer();
const {
  Compact,
  Default,
  Empty,
  Error,
  Filtered,
  FiltersOpen,
  NoDealsFound,
  NothingToVote,
  RulesNotAccepted,
  SinceLastVisit,
  StartView,
  ToVote,
  VoteRefused,
  WithoutGroup,
} = composeStories(stories);

async function companyNames() {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

const first = dealsFixture[0]?.companyName ?? '';
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('deals page', () => {
  it('shows title, count, note and the newest update first', async () => {
    await renderStory(server, Default);
    expect(screen.getByRole('heading', { level: 1, name: 'Northeast Deals' })).toBeVisible();
    expect((await companyNames())[0]).toBe('Alder & Finch Diagnostics');
    await waitFor(() => expect(screen.getByText(/not been updated in over 60 days/)).toBeVisible());
    expect(screen.getAllByText('6 deals')).not.toHaveLength(0);
  });

  it('names each deal by its company alone in the list of headings', async () => {
    await renderStory(server, Default);
    const [name = ''] = await companyNames();
    expect(screen.getByRole('heading', { name })).toBeVisible();
  });

  it('filters by company name and says how many are left', async () => {
    const user = await renderStory(server, Default);
    await companyNames();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search deals' })).toHaveFocus();
    await user.keyboard('RIDGE');
    expect(await companyNames()).toEqual(['Cobalt Ridge Batteries']);
    expect(screen.getByText('1 of 6 deals')).toBeInTheDocument();
  });

  it.each([
    ['Company name: A to Z', 'Alder & Finch Diagnostics'],
    ['Company name: Z to A', 'Verses AI Inc.'],
    ['Updated date: newest to oldest', 'Alder & Finch Diagnostics'],
    ['Updated date: oldest to newest', 'Jorvik Marine Analytics'],
  ])('sorts by %s', async (label, expected) => {
    const user = await renderStory(server, Default);
    await companyNames();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), label);
    expect((await companyNames())[0]).toBe(expected);
  });

  it('takes filter and sort from the address', async () => {
    await renderStory(server, Default, { at: '/?company=e&sort=name-desc' });
    expect((await companyNames())[0]).toBe('Verses AI Inc.');
  });

  it('says No Deals Found and offers to clear the filter', async () => {
    const user = await renderStory(server, Default);
    await companyNames();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No Deals Found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(async () => expect(await companyNames()).toHaveLength(6));
  });

  it('filters by what is chosen, in any combination, and takes chips away', async () => {
    const user = await renderStory(server, FiltersOpen);
    await user.click(screen.getByRole('checkbox', { name: /^Maine/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Vermont/ }));
    expect(await companyNames()).toEqual([
      'Brightwater Municipal Software and Services',
      'Cobalt Ridge Batteries',
    ]);
    await user.click(screen.getByRole('checkbox', { name: /^Open/ }));
    expect(await companyNames()).toEqual(['Brightwater Municipal Software and Services']);
    expect(screen.getByText('1 of 6 deals')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Round: Open' }));
    expect(await companyNames()).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: /^Open/ })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await companyNames()).toHaveLength(6);
  });

  it('counts how many deals have a value, and offers none that no deal has', async () => {
    await renderStory(server, FiltersOpen);
    expect(screen.getByRole('checkbox', { name: 'Massachusetts 1 deal' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Closed 1 deal' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Ohio/ })).not.toBeInTheDocument();
  });

  it('comes back from a deal to the list as it was left', async () => {
    const user = await renderStory(server, Filtered, { at: '/?state=Maine&sort=name-asc' });
    await companyNames();
    await user.click(screen.getByRole('link', { name: /^Open deal Cobalt/ }));
    await user.click(await screen.findByRole('link', { name: 'Back to the deals' }));
    expect(await companyNames()).toEqual(['Cobalt Ridge Batteries']);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name-asc');
  });

  it('clears name and filters when nothing is found', async () => {
    const user = await renderStory(server, NoDealsFound);
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    expect(await companyNames()).toHaveLength(6);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says No Deals Found for a group without deals', async () => {
    await renderStory(server, Empty);
    expect(await screen.findByText('No Deals Found')).toBeVisible();
    expect(screen.getByText(/as soon as they are shared with your group/)).toBeVisible();
  });

  it('says to a member who is in no group that no deal will come', async () => {
    await renderStory(server, WithoutGroup);
    expect(await screen.findByText(/as soon as the association adds you to a group/)).toBeVisible();
    expect(screen.queryByText(/shared with your group/)).not.toBeInTheDocument();
  });

  it('says to a member without a group, who sees deals all the same, what a tab is for', async () => {
    server.use(answer(getVentures, dealsFixture));
    await renderStory(server, WithoutGroup, { at: '/?tab=following' });
    expect(await screen.findByText('Press the star on a deal to follow it.')).toBeVisible();
    expect(screen.queryByText(/adds you to a group/)).not.toBeInTheDocument();
  });

  it('recovers from a failed load with Retry', async () => {
    const user = await renderStory(server, Error);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Oh snap! You got an error!')).toBeVisible();
    server.use(answer(getVentures, dealsFixture));
    await user.click(retry);
    await waitFor(async () => expect(await companyNames()).toHaveLength(6));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('posts a vote once however often it is clicked, closes the modal and keeps the choice', async () => {
    const calls: MockedCall[] = [];
    server.use(
      answer(postVote, (call) => {
        calls.push(call);
        return { choice: '25%' as const, votedAt: '2025-06-01T00:00:00.000Z' };
      }),
    );
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: `Change your vote on ${first}` }));
    const modal = await screen.findByRole('dialog', { name: first });
    await user.click(within(modal).getByRole('radio', { name: '25%' }));
    await user.dblClick(within(modal).getByRole('button', { name: 'Vote' }));
    expect(await screen.findByText('25%')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        venture_id: dealsFixture[0]?.id,
        venture_round_id: dealsFixture[0]?.currentVentureRound?.id,
        member_uuid: investorSession.member.memberUuid,
        choice: '25%',
        terms_as_of: dealsFixture[0]?.currentVentureRound?.updatedAt,
      },
    ]);
  });

  it('rolls back a refused vote', async () => {
    const user = await renderStory(server, VoteRefused);
    await companyNames();
    await user.click(screen.getByRole('button', { name: `Change your vote on ${first}` }));
    const modal = await screen.findByRole('dialog');
    await user.click(within(modal).getByRole('radio', { name: '0%' }));
    await user.click(within(modal).getByRole('button', { name: 'Vote' }));
    expect(await within(modal).findByRole('alert')).toHaveTextContent('The round is closed.');
    expect(within(modal).getByRole('radio', { name: '0%' })).not.toBeChecked();
    expect(within(modal).getByRole('radio', { name: '100%' })).toHaveFocus();
    expect(within(rowOf(first)).getByText('75%')).toBeInTheDocument();
  });

  it('claims nothing about a vote whose answer was lost, and shows what was saved', async () => {
    const voted = { choice: '0%' as const, votedAt: '2025-06-01T00:00:00.000Z' };
    server.use(dropConnection(postVote));
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: `Change your vote on ${first}` }));
    const modal = await screen.findByRole('dialog');
    await user.click(within(modal).getByRole('radio', { name: '0%' }));
    const [deal, ...others] = dealsFixture;
    server.use(answer(getVentures, () => [{ ...deal!, ownVote: voted }, ...others]));
    await user.click(within(modal).getByRole('button', { name: 'Vote' }));
    expect(await within(modal).findByRole('alert')).toHaveTextContent(
      `We cannot tell whether your vote on ${first} was counted`,
    );
    expect(await within(rowOf(first)).findByText('0%')).toBeInTheDocument();
  });

  it('shows a vote at once, with its date, while it is under way', async () => {
    server.use(neverAnswer(postVote));
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: `Change your vote on ${first}` }));
    const modal = await screen.findByRole('dialog', { name: first });
    await user.click(within(modal).getByRole('radio', { name: '0%' }));
    await user.click(within(modal).getByRole('button', { name: 'Vote' }));
    await user.click(within(modal).getByRole('button', { name: 'Cancel' }));
    const day = new Date().toLocaleDateString('en-US', { dateStyle: 'medium' });
    expect(rowOf(first)).toHaveTextContent(`Your vote: 0% on ${day}`);
  });

  it.each(['its dialog was closed', 'its screen was left'])(
    'has the page say that a vote was refused after %s',
    async (left) => {
      let refuse: () => void = () => undefined;
      const refusal = new Promise<void>((resolve) => {
        refuse = resolve;
      });
      server.use(
        http.post('*/api/v1/votes', async () => {
          await refusal;
          return HttpResponse.json(
            { error: { code: 'ROUND_CLOSED', message: 'The round is closed.' } },
            { status: 409 },
          );
        }),
      );
      const showLateFailure = jest.fn();
      const announce = jest.fn();
      const user = await renderStory(server, Default, { host: { showLateFailure, announce } });
      await companyNames();
      await user.click(screen.getByRole('button', { name: `Change your vote on ${first}` }));
      const modal = await screen.findByRole('dialog', { name: first });
      await user.click(within(modal).getByRole('radio', { name: '0%' }));
      await user.click(within(modal).getByRole('button', { name: 'Vote' }));
      await user.keyboard('{Escape}');
      if (left === 'its screen was left') {
        await user.click(within(rowOf(first)).getByRole('link', { name: /^Open deal/ }));
        await screen.findByRole('heading', { level: 1, name: first });
      }
      refuse();
      await waitFor(() =>
        expect(showLateFailure).toHaveBeenCalledWith({
          title: `Your vote on ${first} was not counted`,
          reason: 'The round is closed.',
        }),
      );
      expect(screen.queryByText(/Your vote: 0%|You voted 0%/)).not.toBeInTheDocument();
      expect(announce).not.toHaveBeenCalledWith(`Your vote on ${first}: 0%`);
    },
  );

  it('offers no export when nothing is shown, and says when a file cannot be made', async () => {
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: /^View/ }));
    const button = await screen.findByRole('button', { name: 'Export as CSV' });
    Object.assign(URL, {
      createObjectURL: () => {
        throw new TypeError('no room');
      },
    });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be created');
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await screen.findByText('No Deals Found');
    await user.click(screen.getByRole('button', { name: /^View/ }));
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
  });

  it('shows the rounds history of a deal', async () => {
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(
      screen.getByRole('button', { name: 'Rounds History of Alder & Finch Diagnostics' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Rounds History' });
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2);
  });

  it('keeps a row that was just voted on in To vote, with Undo, and goes on to the next', async () => {
    const bodies: unknown[] = [];
    server.use(
      answer(postVote, ({ body }) => {
        bodies.push(body);
        return { choice: '75%' as const, votedAt: '2025-06-01T00:00:00.000Z' };
      }),
      answer(deleteVote, undefined),
    );
    const user = await renderStory(server, ToVote);
    const names = await companyNames();
    expect(names).not.toContain('Tidewater Robotics');
    const [one, two] = screen.getAllByRole('button', { name: /^Vote on/ });
    one!.focus();
    await user.keyboard('2');
    expect(two).toHaveFocus();
    expect(bodies).toMatchObject([{ choice: '75%' }]);
    const row = rowOf(names[0]!);
    expect(row).toHaveTextContent('Your vote: 75%');
    expect(await companyNames()).toEqual(names);
    await user.click(within(row).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(row).toHaveTextContent('Not voted yet'));
    expect(one).toHaveFocus();
    await user.keyboard('2');
    two!.focus();
    await user.keyboard('6');
    await user.click(screen.getByRole('link', { name: /^All/ }));
    await user.click(screen.getByRole('link', { name: /^To vote/ }));
    await waitFor(async () => expect(await companyNames()).not.toContain(names[1]));
  });

  it('goes on to the next deal when one was voted on in the dialog, and stays when not', async () => {
    const user = await renderStory(server, ToVote);
    await companyNames();
    const [one, two] = screen.getAllByRole('button', { name: /^Vote on/ });
    one!.focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(one).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('radio', { name: '75%' }));
    await user.click(screen.getByRole('button', { name: 'Vote' }));
    await waitFor(() => expect(two).toHaveFocus());
  });

  it('returns to the deal whose vote is undone', async () => {
    server.use(answer(undoVote, { ownVote: null }));
    const user = await renderStory(server, Default);
    await companyNames();
    const [button] = screen.getAllByRole('button', { name: /^Vote on/ });
    await user.click(button!);
    await user.click(await screen.findByRole('radio', { name: '75%' }));
    await user.click(screen.getByRole('button', { name: 'Vote' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(button).toHaveFocus();
  });

  it('lists no saved views while there are none', async () => {
    server.use(answer(getDealViews, []));
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: /^View/ }));
    const views = await screen.findByRole('region', { name: 'Saved views' });
    const parts = () => Array.from(views.children, ({ tagName }) => tagName);
    await waitFor(() => expect(parts()).toEqual(['H2', 'FORM']));
  });

  it('keeps the focus in the saved views when one is renamed or deleted', async () => {
    server.use(answer(putDealView, undefined), answer(deleteDealView, undefined));
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: /^View/ }));
    await user.click(await screen.findByRole('button', { name: 'Rename Presenters' }));
    expect(screen.getByRole('textbox', { name: 'New name of Presenters' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const rename = await screen.findByRole('button', { name: 'Rename Presenters' });
    expect(rename).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Delete Presenters' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved views' })).toHaveFocus());
  });

  it('takes neither focus nor what is typed for the next view when one is saved or deleted late', async () => {
    const answers: (() => void)[] = [];
    const viewNamed = (name: string): DealView => ({ id: name, name, search: '', isStart: false });
    const later = () => new Promise<undefined>((resolve) => answers.push(() => resolve(undefined)));
    server.use(answer(putDealView, later), answer(deleteDealView, later));
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: /^View/ }));
    const name = await screen.findByRole('textbox', { name: 'Name of this view' });
    await user.type(name, 'First{Enter}');
    await user.clear(name);
    await user.type(name, 'Second');
    await waitFor(() => expect(answers).toHaveLength(1));
    server.use(answer(getDealViews, [viewNamed('First'), viewNamed('Presenters')]));
    answers[0]!();
    expect(await screen.findByRole('link', { name: 'First' })).toBeVisible();
    expect(name).toHaveValue('Second');

    await user.click(screen.getByRole('button', { name: 'Delete Presenters' }));
    await user.type(name, ' one');
    await waitFor(() => expect(answers).toHaveLength(2));
    server.use(answer(getDealViews, [viewNamed('First')]));
    answers[1]!();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Presenters' })).not.toBeInTheDocument(),
    );
    await user.keyboard('!');
    expect(name).toHaveValue('Second one!');

    await user.click(screen.getByRole('button', { name: 'Rename First' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(answers).toHaveLength(3));
    await user.click(name);
    answers[2]!();
    await screen.findByRole('button', { name: 'Rename First' });
    expect(name).toHaveFocus();
  });

  it('saves one view where Save is pressed twice, and the next one as another', async () => {
    const ids: unknown[] = [];
    server.use(answer(putDealView, ({ params }: MockedCall) => void ids.push(params.id)));
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: /^View/ }));
    const name = await screen.findByRole('textbox', { name: 'Name of this view' });
    await user.type(name, 'Twice');
    const save = screen.getByRole('button', { name: 'Save' });
    // Nothing is answered between the two.
    act(() => {
      save.click();
      save.click();
    });
    await waitFor(() => expect(name).toHaveValue(''));
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(new Set(ids).size).toBe(1);
    await user.type(name, 'Next{Enter}');
    await waitFor(() => expect(new Set(ids).size).toBe(2));
  });

  it('renames a view without undoing a change of it that is being saved', async () => {
    let view: DealView = { id: fixtureId(70), name: 'Early', search: '', isStart: false };
    const waiting: (() => void)[] = [];
    let isOpen = false;
    const isTime = () => new Promise<void>((go) => (isOpen ? go() : waiting.push(go)));
    const made = answer(putDealView, async ({ body }: MockedCall) => {
      await isTime();
      view = { ...view, ...(body as object) };
      return undefined;
    });
    server.use(
      answer(getDealViews, () => [view]),
      made,
    );
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: /^View/ }));
    await user.click(await screen.findByRole('button', { name: 'Make default Early' }));
    await user.click(screen.getByRole('button', { name: 'Rename Early' }));
    const name = screen.getByRole('textbox', { name: 'New name of Early' });
    await user.clear(name);
    await user.type(name, 'Later{Enter}');
    isOpen = true;
    for (const go of waiting) go();
    expect(await screen.findByRole('button', { name: /Default Later/ })).toBeVisible();
    expect(view).toMatchObject({ name: 'Later', isStart: true });
  });

  it('shows a view that was saved although the answer was lost', async () => {
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: /^View/ }));
    const name = await screen.findByRole('textbox', { name: 'Name of this view' });
    const saved: DealView = { id: fixtureId(70), name: 'Unsure', search: '', isStart: false };
    server.use(dropConnection(putDealView), answer(getDealViews, [saved]));
    await user.type(name, 'Unsure{Enter}');
    expect(await screen.findByRole('link', { name: 'Unsure' })).toBeVisible();
    expect(name).toHaveValue('Unsure');
  });

  it('shows a view that was saved before the list of earlier ones had come', async () => {
    const saved: DealView[] = [];
    server.use(
      // A list requested before the view was saved does not include it, whenever it arrives.
      answer(getDealViews, () => (saved.length > 0 ? saved : new Promise<never>(() => {}))),
      answer(
        putDealView,
        ({ params }: MockedCall) =>
          void saved.push({ id: String(params.id), name: 'Early', search: '', isStart: false }),
      ),
    );
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: /^View/ }));
    await user.type(
      await screen.findByRole('textbox', { name: 'Name of this view' }),
      'Early{Enter}',
    );
    expect(await screen.findByRole('link', { name: 'Early' })).toBeVisible();
  });

  it('shows how many deals are in each tab, and what to do in an empty one', async () => {
    const user = await renderStory(server, NothingToVote);
    expect(await screen.findByText(/No open rounds need your vote/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voted 1' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Following 0' }));
    expect(await screen.findByText(/Press the star/)).toBeVisible();
  });

  it('tells the news since the last visit, filters by them, and lets them be seen', async () => {
    const visits: unknown[] = [];
    server.use(
      answer(putDealVisit, ({ body }) => {
        visits.push(body);
        return undefined;
      }),
    );
    const user = await renderStory(server, SinceLastVisit);
    await companyNames();
    const line = await screen.findByRole('group', { name: 'News since your last visit' });
    expect(line).toHaveTextContent('1 new');
    const row = rowOf('Tidewater Robotics');
    expect(row).toHaveTextContent('Changed');
    expect(within(row).getByText('$1,000,000').tagName).toBe('DEL');
    expect(row).toHaveTextContent('Changed: Description');
    expect(screen.getByTitle('Ask about churn, and who signs.')).toBeVisible();
    await user.click(within(line).getByRole('link', { name: '1 changed' }));
    await waitFor(async () => expect(await companyNames()).toEqual(['Tidewater Robotics']));
    await user.click(within(line).getByRole('button', { name: 'Seen' }));
    await waitFor(() =>
      expect(visits).toMatchObject([{ isDismissed: false }, { isDismissed: true }]),
    );
    expect(await screen.findByText(/^Nothing new since/)).toBeVisible();
  });

  it('leaves seen news out whatever a list says that was read before they were seen', async () => {
    const since = new Date(Date.now() - DAY_MS).toISOString();
    const deals = dealsFixture.map((deal) => ({ ...deal, news: { since, isNew: true } }));
    const reads = jest.fn(() => deals);
    const outdated = answerLater(getVentures, reads);
    const save = answerLater(putDealVisit, undefined);
    const user = await renderStory(server, SinceLastVisit);
    const line = await screen.findByRole('group', { name: 'News since your last visit' });
    server.use(save.handler, outdated.handler);
    fireEvent(window, new Event('offline'));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(1));
    server.use(answer(getVentures, reads));
    await user.click(within(line).getByRole('button', { name: 'Seen' }));
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
    save.answerNow();
    outdated.answerNow();
    expect(await screen.findByText(/^Nothing new since/)).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByText(/^Nothing new since/)).toBeVisible();
  });

  it('searches people, places and descriptions', async () => {
    const user = await renderStory(server, Default);
    await companyNames();
    await user.type(screen.getByRole('searchbox'), 'norway');
    await waitFor(async () => expect(await companyNames()).toEqual(['Jorvik Marine Analytics']));
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'irrigation pumps');
    await waitFor(async () => expect(await companyNames()).toEqual(['Cobalt Ridge Batteries']));
  });

  it('opens with the start view, and shows the plain list on request', async () => {
    const user = await renderStory(server, StartView);
    expect(await companyNames()).toEqual(['Tidewater Robotics']);
    await user.click(screen.getByRole('link', { name: /^All/ }));
    await waitFor(async () => expect(await companyNames()).toHaveLength(6));
  });

  it('shows a saved view with its search, in place of what was typed', async () => {
    server.use(
      answer(getDealViews, [
        { id: dealsFixture[0]!.id, name: 'Ridge', search: 'company=ridge', isStart: false },
      ]),
    );
    const user = await renderStory(server, Default);
    await companyNames();
    await user.type(screen.getByRole('searchbox'), 'norway');
    await waitFor(async () => expect(await companyNames()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /^View/ }));
    await user.click(await screen.findByRole('link', { name: 'Ridge' }));
    await waitFor(async () => expect(await companyNames()).toEqual(['Cobalt Ridge Batteries']));
    expect(screen.getByRole('searchbox')).toHaveValue('ridge');
  });

  it('keeps documents and contacts of compact rows behind one button', async () => {
    const user = await renderStory(server, Compact);
    await companyNames();
    const slides = screen.getByText(
      (_, element) =>
        element?.matches('a') === true && element.textContent === 'Slides of Tidewater Robotics',
    );
    const open = screen.getByRole('button', { name: 'Documents, contacts of Tidewater Robotics' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    expect(slides.closest('tr')).toHaveClass('is-folded');
    await user.click(open);
    expect(open).toHaveAttribute('aria-expanded', 'true');
    expect(slides.closest('tr')).not.toHaveClass('is-folded');
  });

  it('keeps a search in a tab that is pressed before the address shows it', async () => {
    await renderStory(server, Default);
    await companyNames();
    act(() => {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'jorvik' } });
      fireEvent.click(screen.getByRole('link', { name: /^All/ }));
    });
    expect(screen.getByRole('link', { name: /^All/ })).toHaveAttribute(
      'href',
      '/?company=jorvik&tab=all',
    );
  });

  it('leads to the comparison of the chosen deals', async () => {
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: 'Compare Tidewater Robotics' }));
    expect(await screen.findByRole('region', { name: 'Comparison' })).toHaveTextContent(
      'choose one',
    );
    await user.click(screen.getByRole('button', { name: 'Compare Jorvik Marine Analytics' }));
    await user.click(screen.getByRole('link', { name: 'Compare 2 deals' }));
    await screen.findByRole('heading', { level: 1, name: 'Compare deals' });
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2);
    expect(screen.getByRole('rowheader', { name: 'Place (different)' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Raise amount' })).toBeVisible();
  });

  it('comes back to the row of the deal that was opened', async () => {
    const user = await renderStory(server, Default);
    await user.click(await screen.findByRole('link', { name: /^Open deal Cobalt/ }));
    await user.click(await screen.findByRole('link', { name: /^Back to the deals/ }));
    await companyNames();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Open deal Cobalt/ })).toHaveFocus(),
    );
  });

  it('asks for the rules first when they are not accepted', async () => {
    const openRules = jest.fn();
    const user = await renderStory(server, RulesNotAccepted, { host: { openRules } });
    await user.click(screen.getByRole('button', { name: 'Read the rules' }));
    expect(openRules).toHaveBeenCalled();
  });
});
