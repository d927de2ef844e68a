import { composeStories } from '@storybook/react-webpack5';
import {
  postVoteReminders,
  putPresenter,
} from '@syndication/contract/predictions/predictions.endpoints';
import { answer, fail } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { screen, waitFor, within } from '@testing-library/react';

import { saveCsv } from '../../../shared-ui/src/csv/save-csv';
import * as stories from './venture-predictions.stories';

jest.mock('../../../shared-ui/src/csv/save-csv');

const server = startTestServer();
const {
  ConflictsOfInterest,
  Default,
  EveryoneVoted,
  FormerMember,
  NotAnAdmin,
  NoVotes,
  OtherGroupsDeal,
  RoundClosed,
  TermsChanged,
  Withheld,
  WithoutRound,
} = composeStories(stories);

const region = (name: string) => within(screen.getByRole('region', { name }));
const company = () => screen.findByRole('heading', { level: 1, name: 'Tidewater Robotics' });

afterEach(() => {
  jest.mocked(saveCsv).mockClear();
});

describe("a deal's predictions", () => {
  it('show average, spread, participation, who voted for what and who has not', async () => {
    await renderStory(server, Default);
    await company();
    expect(region('Predictions').getByText('65%')).toBeVisible();
    expect(region('Predictions').getByText('Average of 5 voters')).toBeVisible();
    expect(region('Turnout over time').getByText(/^6 of 9 members have voted/)).toBeVisible();
    const table = screen.getByRole('table', { name: 'Votes on Tidewater Robotics' });
    expect(
      within(table).getByRole('row', { name: /^Member D Conflict of interest/ }),
    ).toBeVisible();
    expect(region('Not voted yet').getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('Also in Great Lakes')).toBeVisible();
    expect(screen.getByText(/^Confidential: only admins of Northeast/)).toBeVisible();
  });

  it('say that a former member is counted', async () => {
    await renderStory(server, FormerMember);
    await company();
    expect(region('Turnout over time').getByText(/^Includes 1 former member/)).toBeVisible();
  });

  it('are withheld from an admin with a conflict of interest, who sees who else has one', async () => {
    await renderStory(server, Withheld);
    await company();
    expect(region('Predictions').getByText(/^Not shown to you/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Who voted what' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Not voted yet' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
    const table = within(region('Conflicts of interest').getByRole('table'));
    expect(table.getByRole('row', { name: /^Member B .* convertible note/ })).toBeVisible();
  });

  it('come with who has a conflict of interest, since when and why', async () => {
    await renderStory(server, ConflictsOfInterest);
    await company();
    expect(region('Who voted what').getAllByRole('row')).toHaveLength(7);
    expect(region('Conflicts of interest').getAllByRole('row')).toHaveLength(3);
  });

  it('tell votes on earlier terms from those on the current ones', async () => {
    await renderStory(server, TermsChanged);
    await company();
    expect(region('Predictions').getByText('65%')).toBeVisible();
    expect(region('Predictions').getByText(/^The terms have changed/)).toHaveTextContent(
      'The terms have changed: 2 votes are on earlier terms. On the current terms the average is 50%, from 3 voters.',
    );
    expect(screen.getByRole('row', { name: /^Member A 75% On earlier terms/ })).toBeVisible();
    expect(screen.getAllByText('On earlier terms')).toHaveLength(2);
  });

  it('are saved with those who have not voted', async () => {
    const user = await renderStory(server, Default);
    await company();
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saveCsv).toHaveBeenCalledTimes(1));
    const [fileName, header, rows] = jest.mocked(saveCsv).mock.calls[0] ?? ['', [], []];
    expect(fileName).toMatch(/^tidewater-robotics-northeast-predictions-/);
    expect(header).toEqual(['Member', 'Vote', 'Voted on', 'Terms']);
    expect(rows).toHaveLength(9);
    expect(rows.at(-1)).toEqual(['Member I', 'Not voted yet', null, null]);
  });

  it('roll back a refused choice of presenter', async () => {
    server.use(fail(putPresenter, { status: 503, code: 'UNAVAILABLE' }));
    const user = await renderStory(server, Default);
    await company();
    const presents = screen.getByRole('switch', { name: 'Presenter: Tidewater Robotics' });
    await user.click(presents);
    expect(await screen.findByText(/^The service is not responding\. Try again/)).toBeVisible();
    await waitFor(() => expect(presents).not.toBeChecked());
  });

  it('have members reminded who have not voted, while voting is open', async () => {
    const user = await renderStory(server, Default);
    await company();
    await user.click(region('Not voted yet').getByRole('button', { name: 'Send reminders' }));
    expect(await screen.findByText(/^Reminders sent to 3 members\./)).toBeVisible();
  });

  it('say why some were not reminded', async () => {
    const user = await renderStory(server, Default);
    server.use(answer(postVoteReminders, { remindedCount: 1 }));
    await company();
    await user.click(region('Not voted yet').getByRole('button', { name: 'Send reminders' }));
    expect(await screen.findByText(/^Reminders sent to 1 member\. The others/)).toHaveTextContent(
      'were reminded less than a day ago, get no email about Northeast, or have not accepted the agreement.',
    );
  });

  it('remind nobody of a closed round', async () => {
    const user = await renderStory(server, RoundClosed);
    await company();
    expect(region('Not voted').getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Send reminders' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saveCsv).toHaveBeenCalledTimes(1));
    expect(jest.mocked(saveCsv).mock.calls[0]?.[2].at(-1)?.[1]).toBe('Not voted');
  });

  it('say when nobody has voted', async () => {
    await renderStory(server, NoVotes);
    expect(await screen.findByText('No votes yet.')).toBeVisible();
  });

  it('say when everybody has voted', async () => {
    await renderStory(server, EveryoneVoted);
    expect(await screen.findByText('Every member has voted.')).toBeVisible();
  });

  it('offer no choice without a round', async () => {
    await renderStory(server, WithoutRound);
    await company();
    expect(screen.getByText('No round yet')).toBeVisible();
    expect(screen.getByText('No votes.')).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('do not exist for a member', async () => {
    await renderStory(server, NotAnAdmin);
    expect(await screen.findByText('Sorry, the page you visited does not exist.')).toBeVisible();
  });

  it("are not there for another group's deal", async () => {
    await renderStory(server, OtherGroupsDeal);
    expect(await screen.findByText('Northeast does not have this deal.')).toBeVisible();
  });
});
