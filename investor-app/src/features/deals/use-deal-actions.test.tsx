import { putFollow } from '@syndication/contract/member-deals/member-deals.endpoints';
import type { DealTab } from '@syndication/contract/ventures/deal-tabs.rules';
import {
  answer,
  investorSession,
  ScreenHost,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import { useDealActions } from './use-deal-actions';

const server = startTestServer();
const deal = ventureFixture();

function List({ tab, hasLateCode }: { tab: DealTab; hasLateCode: boolean }) {
  const { actions, dialogs } = useDealActions([deal], { tab, keep: () => {} });
  return (
    <>
      <button onClick={() => actions.onVote(deal)}>Vote on it</button>
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
