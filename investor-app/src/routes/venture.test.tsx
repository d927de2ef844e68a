import { composeStories } from '@storybook/react-webpack5';
import { getVenture } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import { answer, fail, ventureFixture, type MockedCall } from '@syndication/shared-ui/testing';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import * as stories from './venture.stories';

const server = startTestServer();
const { Default, ForStaff, LeavesTheListMeanwhile, LeftTheList, NotFound, RoundClosed } =
  composeStories(stories);
const deal = ventureFixture();

describe('venture page', () => {
  it.each(['ventures', 'deals'])('shows the five sections at /%s/{id}', async (folder) => {
    await renderStory(server, Default, { at: `/${folder}/${deal.id}` });
    expect(await screen.findByRole('heading', { level: 1, name: deal.companyName })).toBeVisible();
    for (const name of [
      'Key Documents',
      'Deal Information',
      'Round Information',
      'CEO Contact Information',
      'Nominating Investor Information',
    ]) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
  });

  it('offers no vote to staff who are in none of its groups', async () => {
    await renderStory(server, ForStaff);
    expect(await screen.findByText(/Only members of its groups vote/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '50%' })).toBeNull();
  });

  it('posts a vote at once and marks it', async () => {
    const user = await renderStory(server, Default);
    await user.click(await screen.findByRole('button', { name: '50%' }));
    expect(await screen.findByRole('button', { name: '50%', pressed: true })).toBeVisible();
  });

  it('posts a double click once', async () => {
    const calls: MockedCall[] = [];
    server.use(
      answer(postVote, (call) => {
        calls.push(call);
        return { choice: '50%' as const, votedAt: '2026-06-01T00:00:00.000Z' };
      }),
    );
    const user = await renderStory(server, Default);
    await user.dblClick(await screen.findByRole('button', { name: '50%' }));
    expect(await screen.findByText(/^You voted/)).toHaveTextContent('50% on Jun 1, 2026.');
    expect(screen.getByRole('button', { name: '50%' })).toHaveFocus();
    expect(calls).toHaveLength(1);
  });

  it('takes a refused vote back and says why', async () => {
    server.use(
      fail(postVote, { status: 409, code: 'ROUND_CLOSED', message: 'The round is closed.' }),
    );
    const user = await renderStory(server, Default);
    await user.click(await screen.findByRole('button', { name: '50%' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The round is closed.');
    expect(screen.queryByText(/^You voted/)).not.toBeInTheDocument();
    expect(screen.getByText(/nothing to vote on/)).toBeVisible();
  });

  it('offers no vote on a closed round', async () => {
    await renderStory(server, RoundClosed);
    expect(await screen.findByText(/nothing to vote on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '50%' })).not.toBeInTheDocument();
  });

  it('says of a deal that has left the list since when, and offers no vote', async () => {
    const { listedUntil } = ventureFixture({ daysSinceUpdate: 70 });
    const day = new Date(Date.parse(listedUntil) + 1).getUTCDate();
    await renderStory(server, LeftTheList);
    const notice = await screen.findByText(/^This deal left the list on/);
    expect(notice).toHaveTextContent(new RegExp(` ${day}, `));
    expect(screen.getByText(/takes no votes. You can still contact the CEO/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '50%' })).not.toBeInTheDocument();
    expect(screen.getByText(/^You voted/)).toHaveTextContent('75%');
  });

  it('says so when it leaves the list while the page is open', async () => {
    const user = await renderStory(server, LeavesTheListMeanwhile);
    await user.click(await screen.findByRole('button', { name: '50%' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /was not counted.*has left the list/,
    );
    expect(await screen.findByText(/^This deal left the list on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '50%' })).not.toBeInTheDocument();
  });

  it('takes a vote back', async () => {
    const user = await renderStory(server, Default);
    await user.click(await screen.findByRole('button', { name: '50%' }));
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(`${deal.companyName}: vote taken back`)).toBeVisible();
    expect(screen.queryByText(/^You voted/)).not.toBeInTheDocument();
  });

  it('shows the lead email only when it is longer than 10 characters', async () => {
    server.use(answer(getVenture, ventureFixture({ dealLeadEmail: 'a@bcd.test' })));
    await renderStory(server, Default);
    await screen.findByRole('heading', { name: 'Nominating Investor Information' });
    expect(screen.queryByText('a@bcd.test')).not.toBeInTheDocument();
  });

  it('warns with the text of a 404', async () => {
    await renderStory(server, NotFound);
    expect(await screen.findByText('There is no such deal.')).toBeVisible();
  });

  it('prints the deal on a sheet that names reader and day', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const user = await renderStory(server, Default);
    const button = await screen.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(print).toHaveBeenCalledTimes(1);
    const foot = screen.getByText(/^Highly confidential/);
    expect(foot).toHaveTextContent('Printed for Irene Vasquez (investor@demo.test) on');

    jest.useFakeTimers({ now: new Date('2031-02-03T12:00:00Z'), doNotFake: ['setTimeout'] });
    fireEvent(window, new Event('beforeprint'));
    expect(foot).toHaveTextContent('on February 3, 2031.');
    jest.useRealTimers();
  });
});
