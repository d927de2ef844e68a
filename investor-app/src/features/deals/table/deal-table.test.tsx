import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';

import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { DesignProvider } from '@syndication/shared-ui/core';
import { manyDeals, roundFixture, ventureFixture } from '@syndication/shared-ui/testing';
import type { DealActions } from './deal-actions';
import { DealTable } from './deal-table';

const actions: DealActions = {
  onVote: () => undefined,
  onVoteKey: () => undefined,
  onUndo: () => undefined,
  onFollow: () => undefined,
  onCompare: () => undefined,
  onShowHistory: () => undefined,
  renderDealLink: (deal, label) => <a href={`#${deal.id}`}>{label}</a>,
};

const hundred = manyDeals(100);
const [firstPage, secondPage] = [hundred.slice(0, 50), hundred.slice(50)];

/** Shows deals; `counts` has how many stood in the page after each step. */
function show(deals: readonly Venture[]) {
  const counts: number[] = [];
  const table = (rows: readonly Venture[]) => (
    <DesignProvider>
      <Profiler
        id="deals"
        onRender={() => counts.push(document.querySelectorAll('tbody tr').length)}
      >
        <DealTable deals={rows} actions={actions} caption="Northeast Deals" />
      </Profiler>
    </DesignProvider>
  );
  const { rerender } = render(table(deals));
  return { counts, change: (to: readonly Venture[]) => rerender(table(to)) };
}

it('shows the first of other deals before the rest', () => {
  const { counts, change } = show(firstPage);
  expect(counts[0]).toBeLessThan(10);
  expect(counts.at(-1)).toBe(50);
  counts.length = 0;
  change(secondPage);
  expect(counts[0]).toBeLessThan(10);
  expect(counts.at(-1)).toBe(50);
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(secondPage.map(({ companyName }) => companyName));
});

it('keeps what is in the page there when deals come between or change', () => {
  const { counts, change } = show(firstPage);
  const held = screen.getByRole('link', { name: `Open deal ${firstPage[30]!.companyName}` });
  held.focus();
  counts.length = 0;
  change([...firstPage.slice(0, 10), secondPage[0]!, ...firstPage.slice(10)]);
  expect(counts[0]).toBeGreaterThanOrEqual(50);
  expect(counts.at(-1)).toBe(51);
  change([...firstPage].reverse());
  expect(held).toHaveFocus();
});

it.each([
  ['with my vote', { choice: '25%', votedAt: '2025-01-01T00:00:00.000Z' } as const],
  ['without one', null],
])('marks a closed round with a badge in place of Vote, %s', (_, ownVote) => {
  const currentVentureRound = roundFixture({ isRoundClosed: true });
  show([ventureFixture({ currentVentureRound, ownVote })]);
  expect(screen.getByText('Round Closed')).toHaveClass('deal-badge');
  expect(screen.queryByRole('button', { name: /^(Vote|Change)/ })).not.toBeInTheDocument();
});
