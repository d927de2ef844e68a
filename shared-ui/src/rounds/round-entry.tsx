import { committedPercent, DAYS, formatUsd } from '@syndication/contract/ventures/ventures.rules';
import type { VentureRound } from '@syndication/contract/ventures/ventures.schemas';

import { StatusBadge } from '@syndication/shared-ui/core';
import { formatDay, roundFacts, securityOf, type RoundFacts } from './round-facts';

const BADGES = { open: 'Open', closed: 'Round Closed', concluded: 'Concluded' } as const;

function datesText(round: VentureRound, { state, day, concludesAt }: RoundFacts): string {
  const opened = `Opened ${formatDay(round.createdAt)}`;
  if (state === 'open') {
    return `${opened} · day ${day} of ${DAYS.roundLife}, concludes ${formatDay(concludesAt)}`;
  }
  if (state === 'concluded') {
    return `${opened} · concluded after ${DAYS.roundLife} days, ${formatDay(concludesAt)}`;
  }
  return `${opened} · last updated ${formatDay(round.updatedAt)}`;
}

export interface RoundEntryProps {
  round: VentureRound;
  now: Date;
  /** The amount that fills the whole width. */
  largestAmount: number;
}

/** One round on the timeline: everything drawn stands beside it in words. */
export function RoundEntry({ round, now, largestAmount }: RoundEntryProps) {
  const facts = roundFacts(round, now);
  const { amount, valuation, committed } = round;
  return (
    <li>
      <span className="mark" data-state={facts.state} aria-hidden />
      <div className="head">
        <span className="name">{round.name}</span>
        <StatusBadge tone={facts.state === 'open' ? 'success' : 'neutral'}>
          {BADGES[facts.state]}
        </StatusBadge>
        {round.isPresenter && <StatusBadge tone="brand">Presenter</StatusBadge>}
      </div>
      <p className="amount">
        {amount === null ? 'Amount not stated' : formatUsd(amount)}
        {valuation !== null && <small> at {formatUsd(valuation)}</small>}
      </p>
      {amount !== null && (
        <div
          className="bar"
          data-state={facts.state}
          style={{ width: `${(amount / largestAmount) * 100}%` }}
          aria-hidden
        >
          <span className="fill" style={{ width: `${committedPercent(committed) ?? 0}%` }} />
        </div>
      )}
      <p className="terms">
        <bdi>{committed ?? 'Commitment not stated'}</bdi> · <bdi>{securityOf(round)}</bdi>
      </p>
      <p className="dates">{datesText(round, facts)}</p>
    </li>
  );
}
