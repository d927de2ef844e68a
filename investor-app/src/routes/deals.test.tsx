import { getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  dealsFixture,
  dropConnection,
  fail,
  investorSession,
  RemoteScreens,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import app from '../app';

const server = startTestServer();

function openPage(at = '/') {
  render(<RemoteScreens app={app} session={investorSession} at={at} />);
  return userEvent.setup();
}

async function companyNames() {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

const first = dealsFixture[0]?.companyName ?? '';
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('deals page', () => {
  beforeEach(() => server.use(answer(getVentures, dealsFixture)));

  it('shows title, count, note and the newest update first', async () => {
    openPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Northeast Deals' })).toBeVisible();
    expect(screen.getByText(/not been updated in over 60 days/)).toBeVisible();
    expect((await companyNames())[0]).toBe('Alder & Finch Diagnostics');
    expect(screen.getAllByText('6 deals')).not.toHaveLength(0);
  });

  it('filters by company name and says how many are left', async () => {
    const user = openPage();
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
    const user = openPage();
    await companyNames();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), label);
    expect((await companyNames())[0]).toBe(expected);
  });

  it('takes filter and sort from the address', async () => {
    openPage('/?company=e&sort=name-desc');
    expect((await companyNames())[0]).toBe('Verses AI Inc.');
  });

  it('says No Deals Found and offers to clear the filter', async () => {
    const user = openPage();
    await companyNames();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('No Deals Found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
    expect(await companyNames()).toHaveLength(6);
  });

  it('says No Deals Found for a group without deals', async () => {
    server.use(answer(getVentures, []));
    openPage();
    expect(await screen.findByText('No Deals Found')).toBeVisible();
  });

  it('recovers from a failed load with Retry', async () => {
    server.use(dropConnection(getVentures));
    const user = openPage();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Oh snap! You got an error!')).toBeVisible();
    server.use(answer(getVentures, dealsFixture));
    await user.click(retry);
    expect(await companyNames()).toHaveLength(6);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('posts a vote, closes the modal and keeps the choice', async () => {
    const calls: MockedCall[] = [];
    server.use(
      answer(postVote, (call) => {
        calls.push(call);
        return { choice: '25%' as const, votedAt: '2025-06-01T00:00:00.000Z' };
      }),
    );
    const user = openPage();
    await companyNames();
    await user.click(screen.getByRole('button', { name: `Vote on ${first}` }));
    const modal = screen.getByRole('dialog', { name: first });
    await user.click(within(modal).getByRole('radio', { name: '25%' }));
    await user.click(within(modal).getByRole('button', { name: 'Vote' }));
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
    server.use(
      fail(postVote, { status: 409, code: 'ROUND_CLOSED', message: 'The round is closed.' }),
    );
    const user = openPage();
    await companyNames();
    await user.click(screen.getByRole('button', { name: `Vote on ${first}` }));
    const modal = screen.getByRole('dialog');
    await user.click(within(modal).getByRole('radio', { name: '0%' }));
    await user.click(within(modal).getByRole('button', { name: 'Vote' }));
    expect(await within(modal).findByRole('alert')).toHaveTextContent('The round is closed.');
    expect(within(rowOf(first)).getByText('75%')).toBeInTheDocument();
  });

  it('shows the rounds history of a deal', async () => {
    const user = openPage();
    await companyNames();
    await user.click(
      screen.getByRole('button', { name: 'Rounds History of Alder & Finch Diagnostics' }),
    );
    const dialog = screen.getByRole('dialog', { name: 'Rounds History' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  });

  it('asks for the rules first when they are not accepted', async () => {
    const openRules = jest.fn();
    const session = {
      ...investorSession,
      member: { ...investorSession.member, isPolicyRead: 0 as const },
    };
    render(<RemoteScreens app={app} session={session} host={{ openRules }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Read the rules' }));
    expect(openRules).toHaveBeenCalled();
  });
});
