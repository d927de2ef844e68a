import { getVenture } from '@syndication/contract/ventures/ventures.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import {
  answer,
  fail,
  investorSession,
  RemoteScreens,
  roundFixture,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import app from '../app';

const server = startTestServer();
const deal = ventureFixture();

function openPage(path = `/ventures/${deal.id}`) {
  render(<RemoteScreens app={app} session={investorSession} at={path} />);
  return userEvent.setup();
}

describe('venture page', () => {
  it.each(['ventures', 'deals'])('shows the five sections at /%s/{id}', async (folder) => {
    server.use(answer(getVenture, deal));
    openPage(`/${folder}/${deal.id}`);
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

  it('posts a vote at once and marks it', async () => {
    server.use(
      answer(getVenture, deal),
      answer(postVote, { choice: '50%', votedAt: '2025-06-01T00:00:00.000Z' }),
    );
    const user = openPage();
    await user.click(await screen.findByRole('button', { name: '50%' }));
    expect(await screen.findByRole('button', { name: '50%', pressed: true })).toBeVisible();
  });

  it('takes a refused vote back and says why', async () => {
    server.use(
      answer(getVenture, deal),
      fail(postVote, { status: 409, code: 'ROUND_CLOSED', message: 'The round is closed.' }),
    );
    const user = openPage();
    await user.click(await screen.findByRole('button', { name: '50%' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The round is closed.');
    expect(screen.getByRole('button', { name: '50%', pressed: false })).toBeVisible();
  });

  it('offers no vote on a closed round', async () => {
    server.use(
      answer(
        getVenture,
        ventureFixture({ currentVentureRound: roundFixture({ isRoundClosed: true }) }),
      ),
    );
    openPage();
    expect(await screen.findByText(/nothing to vote on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '50%' })).not.toBeInTheDocument();
  });

  it('shows the lead email only when it is longer than 10 characters', async () => {
    server.use(answer(getVenture, ventureFixture({ dealLeadEmail: 'a@bcd.test' })));
    openPage();
    await screen.findByRole('heading', { name: 'Nominating Investor Information' });
    expect(screen.queryByText('a@bcd.test')).not.toBeInTheDocument();
  });

  it('warns with the text of a 404', async () => {
    server.use(
      fail(getVenture, { status: 404, code: 'NOT_FOUND', message: 'There is no such deal.' }),
    );
    openPage();
    expect(await screen.findByText('There is no such deal.')).toBeVisible();
  });
});
