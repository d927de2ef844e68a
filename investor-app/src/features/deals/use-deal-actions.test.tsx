import { putFollow } from '@syndication/contract/member-deals/member-deals.endpoints';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import type { DealTab } from '@syndication/contract/ventures/deal-tabs.rules';
import {
  answer,
  answerLater,
  fixtureId,
  investorSession,
  ScreenHost,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import { useDealActions } from './use-deal-actions';

const server = startTestServer();
const deal = ventureFixture();
const other = ventureFixture({ id: fixtureId(77), companyName: 'Other Company' });

function List({ tab, hasLateCode }: { tab: DealTab; hasLateCode: boolean }) {
  const { actions, dialogs } = useDealActions([deal, other], { tab, keep: () => {} });
  return (
    <>
      <button onClick={() => actions.onVote(deal)}>Vote on it</button>
      <button onClick={() => actions.onVote(other)}>Vote on the other</button>
      <button onClick={() => actions.onFollow(deal, true)}>Follow it</button>
      {hasLateCode && dialogs}
    </>
  );
}

/** A list of deals, and the same in another state. */
function renderList() {
  const listIn = (tab: DealTab, hasLateCode: boolean) => (
    <ScreenHost session={investorSession}>
      <List tab={tab} hasLateCode={hasLateCode} />
    </ScreenHost>
  );
  const { rerender } = render(listIn('all', false));
  return {
    show: (tab: DealTab, hasLateCode: boolean) => rerender(listIn(tab, hasLateCode)),
    pressVote: () => fireEvent.click(screen.getByRole('button', { name: 'Vote on it' })),
  };
}

it('opens the dialog of a vote that was pressed before its code had loaded', async () => {
  const { show, pressVote } = renderList();
  pressVote();
  show('all', true);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('says that a vote was given once its dialog has closed: until then nothing outside of it is said', async () => {
  server.use(answer(postVote, { choice: '75%' as const, votedAt: '2026-06-01T00:00:00.000Z' }));
  const { show, pressVote } = renderList();
  show('all', true);
  pressVote();
  fireEvent.click(await screen.findByRole('radio', { name: '75%' }));
  const dialogs: (Element | null)[] = [];
  const watch = new MutationObserver(() => {
    if (screen.queryByText(`${deal.companyName}: 75%`)) dialogs.push(screen.queryByRole('dialog'));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  fireEvent.click(screen.getByRole('button', { name: 'Vote' }));
  await waitFor(() => expect(dialogs).not.toEqual([]));
  watch.disconnect();
  expect(dialogs[0]).toBeNull();
});

it('opens no dialog over a tab that was shown meanwhile', async () => {
  const follows: unknown[] = [];
  server.use(
    answer(putFollow, (call) => {
      follows.push(call);
      return undefined;
    }),
  );
  const { show, pressVote } = renderList();
  pressVote();
  show('voted', true);
  fireEvent.click(screen.getByRole('button', { name: 'Follow it' }));
  // The code is there.
  await waitFor(() => expect(follows).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves the dialog of another deal open when the vote of one that was closed is answered', async () => {
  const votes: string[] = [];
  const late = answerLater(postVote, () => {
    votes.push('sent');
    return { choice: '75%' as const, votedAt: '2026-06-01T00:00:00.000Z' };
  });
  server.use(late.handler);
  const { show, pressVote } = renderList();
  show('all', true);
  pressVote();
  fireEvent.click(await screen.findByRole('radio', { name: '75%' }));
  fireEvent.click(screen.getByRole('button', { name: 'Vote' }));
  await waitFor(() => expect(votes).toEqual(['sent']));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Vote on the other' }));
  const dialog = await screen.findByRole('dialog', { name: other.companyName });
  late.answerNow();
  expect(await screen.findByText(`${deal.companyName}: 75%`)).toBeInTheDocument();
  expect(dialog).toBeVisible();
});
