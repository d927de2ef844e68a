import { composeStories } from '@storybook/react-webpack5';
import type { ClientSession } from '@syndication/contract/host';
import {
  getGroupPredictions,
  getVenturePredictions,
  putPresenter,
} from '@syndication/contract/predictions/predictions.endpoints';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import {
  answer,
  dealPredictionsFixture,
  dropConnection,
  fixtureId,
  greatLakes,
  groupAdminSession,
  groupPredictionsFixture,
  investorSession,
  neverAnswer,
  noCounts,
  northeast,
  type MockedCall,
} from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { saveCsv } from '../../../shared-ui/src/csv/save-csv';
import { NAVIGATION } from '../navigation';
import * as stories from './predictions.stories';

jest.mock('../../../shared-ui/src/csv/save-csv');

const server = startTestServer();
const {
  ConflictsOfInterest,
  Default,
  Empty,
  Error,
  Estimated,
  Loading,
  ManyDeals,
  NotAnAdmin,
  PresenterRefused,
  RulesNotAccepted,
} = composeStories(stories);

const ALDER = 'Alder & Finch Diagnostics';
const switchOf = (name: string) => screen.getByRole('switch', { name: `Presenter: ${name}` });

async function companyNames() {
  const table = await screen.findByRole('table', { name: 'Predictions of Northeast' });
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);
}

/** What is printed in place of the page, once its code is there. */
async function printSheet() {
  return waitFor(() => {
    const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
    if (!sheet) throw new globalThis.Error('no sheet yet');
    // As on paper, which jsdom does not know.
    sheet.style.display = 'block';
    return sheet;
  });
}

beforeEach(() => jest.mocked(saveCsv).mockClear());

describe('predictions', () => {
  it('say whom they count', async () => {
    await renderStory(server, Default);
    expect(await screen.findByText(/^\d+ deals, \d+ members who can vote$/)).toBeVisible();
  });

  it('withholds those of a company that the admin has a conflict of interest with, everywhere', async () => {
    const user = await renderStory(server, ConflictsOfInterest);
    expect((await companyNames()).at(-1)).toBe('Jorvik Marine Analytics');
    const row = screen.getByRole('row', { name: /^Jorvik/ });
    expect(row).toHaveTextContent(/Not shown to you: you have had a conflict of interest since/);
    expect(row).not.toHaveTextContent(/voted|vote\b/);
    const sheet = await printSheet();
    expect(within(sheet).queryByRole('rowheader', { name: /Jorvik/ })).toBeNull();
    expect(sheet).toHaveTextContent(
      /Not listed, because .* conflict of interest: Jorvik Marine Analytics(?!\.)/,
    );
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saveCsv).toHaveBeenCalled());
    const [, header, rows] = jest.mocked(saveCsv).mock.lastCall!;
    const jorvik = rows.find(([company]) => company === 'Jorvik Marine Analytics')!;
    expect(jorvik).toHaveLength(header.length);
    expect(jorvik[header.indexOf('Average (%)')]).toMatch(/^Not shown to you/);
    expect(jorvik.slice(header.indexOf('Voters'), -1).every((cell) => cell === null)).toBe(true);
  });

  it('lists who has a conflict of interest beside the ranking, on paper and in the file', async () => {
    const user = await renderStory(server, ConflictsOfInterest);
    const name = 'Conflicts of interest of members of Northeast';
    const table = within(await screen.findByRole('table', { name }));
    expect(table.getAllByRole('row')).toHaveLength(4);
    const row = table.getByRole('row', { name: /^Alder & Finch/ });
    expect(row).toHaveTextContent(/Member A.*My sister is on their board/);
    expect(table.getByText('No reason given')).toBeVisible();
    const sheet = within(await printSheet());
    expect(sheet.getByText('Conflicts of interest')).toBeInTheDocument();
    expect(sheet.getByText('My sister is on their board.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saveCsv).toHaveBeenCalled());
    const [, , rows] = jest.mocked(saveCsv).mock.lastCall!;
    const alder = rows.find(([company]) => company === ALDER)!;
    expect(alder.at(-1)).toMatch(/^Member A since 2.*: My sister is on their board\.$/);
  });

  it('lists the deals by average, with spread, conflicts and participation', async () => {
    await renderStory(server, Default);
    expect(await companyNames()).toEqual([
      ALDER,
      'Tidewater Robotics',
      'Brightwater Municipal Software and Services',
      'Cobalt Ridge Batteries',
      'Jorvik Marine Analytics',
      'Verses AI Inc.',
    ]);
    expect(screen.getByText(/^Confidential: only admins of Northeast/)).toBeVisible();
    const row = within(screen.getByRole('row', { name: /Tidewater/ }));
    expect(row.getByText('71%')).toBeVisible();
    expect(row.getByText('12 voters, 2 conflicts')).toBeVisible();
    expect(row.getByText('14 of 31 voted (45%)')).toBeVisible();
    expect(row.getByRole('link')).toHaveAttribute('href', `/predictions/${fixtureId(100)}`);
    expect(screen.getByText('Round 1 · also in Great Lakes')).toBeVisible();
  });

  it('print all of them on a sheet of its own, presenters first', async () => {
    server.use(
      answer(getGroupPredictions, {
        ...groupPredictionsFixture,
        deals: [
          ...groupPredictionsFixture.deals,
          ...Array.from({ length: 60 }, (_, index) =>
            dealPredictionsFixture({
              ventureId: fixtureId(1000 + index),
              companyName: `Company ${index + 1}`,
              counts: noCounts,
            }),
          ),
        ],
      }),
    );
    const user = await renderStory(server, Default);
    await companyNames();
    const sheet = within(await printSheet());
    const rows = () => sheet.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(rows()).toHaveLength(66);
    expect(rows()[0]).toBe('Tidewater Robotics● PresenterRound 1');
    expect(rows()[1]).toMatch(/^Alder/);
    expect(sheet.getAllByText('● Presenter')).toHaveLength(1);
    const row = within(sheet.getAllByRole('row', { name: /^Tidewater/ })[0]!);
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '$1,500,000 at $8,000,000',
      '71%',
      '12 votes2 conflicts',
      '45% 14 of 31',
    ]);
    expect(
      sheet.getAllByText(/Printed for Irene Vasquez .* For admins of Northeast only\.$/),
    ).toHaveLength(2);
    expect(sheet.queryByRole('switch')).not.toBeInTheDocument();
    expect(sheet.queryByRole('link')).not.toBeInTheDocument();

    await user.click(switchOf(ALDER));
    await waitFor(() => expect(sheet.getAllByText('● Presenter')).toHaveLength(2));
    expect(rows()[0]).toMatch(/^Alder/);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Company name: A to Z',
    );
    expect(
      sheet.getByText(/● 2 presenters, listed first · Company name: A to Z/),
    ).toBeInTheDocument();
    const print = jest.fn();
    window.print = print;
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('sorts by participation and exports what is shown', async () => {
    const user = await renderStory(server, Default);
    await companyNames();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Turnout: lowest first',
    );
    expect((await companyNames())[0]).toBe('Verses AI Inc.');
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saveCsv).toHaveBeenCalledTimes(1));
    const [fileName, header, rows] = jest.mocked(saveCsv).mock.calls[0] ?? ['', [], []];
    expect(fileName).toMatch(/^northeast-predictions-\d{4}-\d\d-\d\d\.csv$/);
    expect(rows.map(([company]) => company)).toEqual(await companyNames());
    const tidewater = rows.find(([company]) => company === 'Tidewater Robotics') ?? [];
    expect(Object.fromEntries(header.map((name, index) => [name, tidewater[index]]))).toEqual({
      Company: 'Tidewater Robotics',
      Round: 'Round 1',
      State: 'Open',
      Presenter: 'Presenter',
      'Average (%)': 71,
      Voters: 12,
      'On earlier terms': 0,
      'Adjusted estimate (%)': null,
      'Adjusted, low (%)': null,
      'Adjusted, high (%)': null,
      'Low and high': null,
      '100%': 4,
      '75%': 4,
      '50%': 2,
      '25%': 2,
      '0%': 0,
      'Conflict of interest': 2,
      'Not voted yet': 17,
      Members: 31,
      'Turnout (%)': 45,
      'Members with a conflict of interest': null,
    });
  });

  it('estimates nothing below twenty resolved rounds, and says how many are missing', async () => {
    await renderStory(server, Default);
    await companyNames();
    expect(screen.getByText(/8 more resolved rounds needed/)).toBeVisible();
    expect(screen.queryByText(/^Adjusted \d/)).toBeNull();
    expect(screen.queryByRole('option', { name: 'Adjusted estimate: highest first' })).toBeNull();
  });

  it('shows the adjusted estimate beside the average, sorts by it and exports it', async () => {
    const user = await renderStory(server, Estimated);
    await companyNames();
    expect(screen.getByText('Adjusted 58% (44–71%)')).toBeVisible();
    expect(screen.getByText(/plain average 0.241, adjusted 0.219/)).toBeVisible();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Adjusted estimate: highest first',
    );
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saveCsv).toHaveBeenCalledTimes(1));
    const [, header, rows] = jest.mocked(saveCsv).mock.calls[0] ?? ['', [], []];
    const column = header.indexOf('Adjusted estimate (%)');
    const tidewater = rows.find(([company]) => company === 'Tidewater Robotics') ?? [];
    expect(tidewater.slice(column, column + 4)).toEqual([58, 44, 71, 'Holds in 8 of 10 cases']);
    const percents = rows.map((row) => Number(row[column] ?? -1));
    expect(percents).toEqual([...percents].sort((a, b) => b - a));
  });

  it('keeps an order that was chosen right before a deal was opened', async () => {
    await renderStory(server, Default);
    server.use(neverAnswer(getVenturePredictions));
    await companyNames();
    act(() => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), {
        target: { value: 'name-asc' },
      });
      fireEvent.click(screen.getByRole('link', { name: ALDER }));
    });
    expect(await screen.findByRole('link', { name: 'Back to the predictions' })).toHaveAttribute(
      'href',
      '/predictions?sort=name-asc',
    );
  });

  it('chooses a presenter at once, in the name of the group', async () => {
    const calls: MockedCall[] = [];
    const announce = jest.fn();
    server.use(
      answer(putPresenter, (call) => {
        calls.push(call);
        return { isPresenter: true };
      }),
    );
    const user = await renderStory(server, Default, { host: { announce } });
    await companyNames();
    await user.click(switchOf(ALDER));
    expect(switchOf(ALDER)).toBeChecked();
    await waitFor(() => expect(announce).toHaveBeenCalledWith(`${ALDER} presents`));
    expect(calls.map(({ params, body }) => [params, body])).toMatchObject([
      [
        { id: fixtureId(101), roundId: fixtureId(201) },
        { groupId: northeast.id, isPresenter: true },
      ],
    ]);
    expect(switchOf('Cobalt Ridge Batteries')).toBeDisabled();
  });

  it('rolls back a refused choice and says why', async () => {
    const user = await renderStory(server, PresenterRefused);
    expect(screen.getByRole('alert')).toHaveTextContent('This round is closed.');
    expect(switchOf(ALDER)).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks again what was chosen when the answer to a choice was lost', async () => {
    let asked = 0;
    server.use(
      dropConnection(putPresenter),
      http.get('*/predictions', () => {
        asked += 1;
      }),
    );
    const user = await renderStory(server, Default);
    await companyNames();
    const before = asked;
    await user.click(switchOf(ALDER));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `We cannot tell whether the presenter choice for ${ALDER} was saved`,
    );
    await waitFor(() => expect(asked).toBeGreaterThan(before));
  });

  it('shows long lists page by page', async () => {
    const user = await renderStory(server, ManyDeals);
    expect(await companyNames()).toHaveLength(50);
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await companyNames()).toHaveLength(20);
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
  });

  it.each([
    ['a member', {}],
    ['an admin whose active group is another one', { activeGroup: greatLakes }],
    ['a member without an active group', { activeGroup: null }],
  ])('does not exist for %s', async (who, props) => {
    const Story = who === 'a member' ? NotAnAdmin : Default;
    server.use(
      answer(getGroupPredictions, () => {
        throw new globalThis.Error('nobody may ask');
      }),
    );
    await renderStory(server, Story, props);
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Sorry, the page you visited does not exist.',
      }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go To Homepage' })).toBeVisible();
    expect(screen.queryByText(/predict/i)).not.toBeInTheDocument();
  });

  it('are a place of the navigation for the admin of the active group alone', () => {
    const place = NAVIGATION.find(({ path }) => path === '/predictions');
    const isFor = (session: ClientSession, activeGroup: typeof greatLakes) =>
      place?.isFor?.({ session, activeGroup, settings: DEFAULT_SETTINGS });
    expect(isFor(groupAdminSession, northeast)).toBe(true);
    expect(isFor(groupAdminSession, greatLakes)).toBe(false);
    expect(isFor(investorSession, northeast)).toBe(false);
  });

  it('asks for the rules first', async () => {
    await renderStory(server, RulesNotAccepted);
    expect(await screen.findByRole('button', { name: 'Read the rules' })).toBeVisible();
  });

  it('says when there is nothing', async () => {
    await renderStory(server, Empty);
    expect(await screen.findByText('No Deals Found')).toBeVisible();
    // Deals that left the list were shared, too.
    expect(screen.getByText(/while a deal is on your group’s list/)).toBeVisible();
  });

  it('shows that it is loading', async () => {
    await renderStory(server, Loading);
    expect(await screen.findByText('Loading predictions')).toBeInTheDocument();
  });

  it('recovers from a failed load with Retry', async () => {
    const user = await renderStory(server, Error);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(answer(getGroupPredictions, groupPredictionsFixture));
    await user.click(retry);
    expect(await companyNames()).toHaveLength(groupPredictionsFixture.deals.length);
  });
});
