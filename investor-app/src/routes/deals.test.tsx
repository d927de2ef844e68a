import { composeStories } from '@storybook/react-webpack5';
import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  dealsFixture,
  investorSession,
  neverAnswer,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import * as stories from './deals.stories';

const server = startTestServer();
const {
  Default,
  Empty,
  Error,
  Filtered,
  FiltersOpen,
  NoDealsFound,
  RulesNotAccepted,
  VoteRefused,
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
    expect(screen.getByText(/not been updated in over 60 days/)).toBeVisible();
    expect((await companyNames())[0]).toBe('Alder & Finch Diagnostics');
    expect(screen.getAllByText('6 deals')).not.toHaveLength(0);
  });

  it('filters by company name and says how many are left', async () => {
    const user = await renderStory(server, Default);
    await companyNames();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Filter by company name' })).toHaveFocus();
    await user.keyboard('RIDGE');
    expect(await companyNames()).toEqual(['Cobalt Ridge Batteries']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 6 deals');
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
    await user.click(screen.getByRole('checkbox', { name: /^Not voted yet/ }));
    expect(await companyNames()).toEqual(['Brightwater Municipal Software and Services']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 6 deals');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Not voted yet' }));
    expect(await companyNames()).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: /^Not voted yet/ })).not.toBeChecked();
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
    await user.click(screen.getByRole('button', { name: `Vote on ${first}` }));
    const modal = screen.getByRole('dialog', { name: first });
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
      },
    ]);
  });

  it('takes a refused vote back', async () => {
    const user = await renderStory(server, VoteRefused);
    await companyNames();
    await user.click(screen.getByRole('button', { name: `Vote on ${first}` }));
    const modal = screen.getByRole('dialog');
    await user.click(within(modal).getByRole('radio', { name: '0%' }));
    await user.click(within(modal).getByRole('button', { name: 'Vote' }));
    expect(await within(modal).findByRole('alert')).toHaveTextContent('The round is closed.');
    expect(within(modal).getByRole('radio', { name: '0%' })).not.toBeChecked();
    expect(within(rowOf(first)).getByText('75%')).toBeInTheDocument();
  });

  it('shows a vote at once, with its date, while it is under way', async () => {
    server.use(neverAnswer(postVote));
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(screen.getByRole('button', { name: `Vote on ${first}` }));
    const modal = screen.getByRole('dialog', { name: first });
    await user.click(within(modal).getByRole('radio', { name: '0%' }));
    await user.click(within(modal).getByRole('button', { name: 'Vote' }));
    await user.click(within(modal).getByRole('button', { name: 'Cancel' }));
    const day = new Date().toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
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
      await user.click(screen.getByRole('button', { name: `Vote on ${first}` }));
      const modal = screen.getByRole('dialog', { name: first });
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
    const button = screen.getByRole('button', { name: 'Export as CSV' });
    Object.assign(URL, {
      createObjectURL: () => {
        throw new TypeError('no room');
      },
    });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be made');
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await screen.findByText('No Deals Found');
    expect(button).toBeDisabled();
  });

  it('shows the rounds history of a deal', async () => {
    const user = await renderStory(server, Default);
    await companyNames();
    await user.click(
      screen.getByRole('button', { name: 'Rounds History of Alder & Finch Diagnostics' }),
    );
    const dialog = screen.getByRole('dialog', { name: 'Rounds History' });
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2);
  });

  it('asks for the rules first when they are not accepted', async () => {
    const openRules = jest.fn();
    const user = await renderStory(server, RulesNotAccepted, { host: { openRules } });
    await user.click(screen.getByRole('button', { name: 'Read the rules' }));
    expect(openRules).toHaveBeenCalled();
  });
});
