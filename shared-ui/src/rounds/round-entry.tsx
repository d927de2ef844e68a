import { DAYS, formatUsd } from '@syndication/contract/ventures/ventures.rules';
import type { VentureRound } from '@syndication/contract/ventures/ventures.schemas';
import type { CSSProperties } from 'react';

import { CommittedMeter, StatusBadge } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '../styling';
import { formatUtcDay } from '@syndication/contract/fields/dates.rules';
import { roundFacts, securityOf, type RoundFacts } from './round-facts';
import { roundsTimelineRecipe } from './rounds-timeline.recipe';

const BADGES = { open: 'Open', closed: 'Round Closed', concluded: 'Concluded' } as const;

function datesText(round: VentureRound, { state, day, concludesAt }: RoundFacts): string {
  const opened = `Opened ${formatUtcDay(round.createdAt)}`;
  if (state === 'open') {
    return `${opened} · day ${day} of ${DAYS.roundLife}, concludes ${formatUtcDay(concludesAt)}`;
  }
  if (state === 'concluded') {
    return `${opened} · concluded after ${DAYS.roundLife} days, ${formatUtcDay(concludesAt)}`;
  }
  return `${opened} · last updated ${formatUtcDay(round.updatedAt)}`;
}

export interface RoundEntryProps {
  round: VentureRound;
  /** The round after it. */
  next: VentureRound | undefined;
  now: Date;
  /** The amount whose meter fills the whole width. */
  largestAmount: number;
}

/** One round on the timeline: everything drawn is also there as text. */
export function RoundEntry({ round, next, now, largestAmount }: RoundEntryProps) {
  const facts = roundFacts(round, now, next);
  const { state } = facts;
  const { amount, valuation, committed } = round;
  const styles = useSlotRecipe({ recipe: roundsTimelineRecipe })({ state });
  return (
    <chakra.li css={styles.round}>
      <chakra.span css={styles.mark} aria-hidden />
      <chakra.div css={styles.head}>
        <chakra.span css={styles.name}>{round.name}</chakra.span>
        <StatusBadge tone={state === 'open' ? 'success' : 'neutral'}>{BADGES[state]}</StatusBadge>
        {round.isPresenter && <StatusBadge tone="brand">Presenter</StatusBadge>}
      </chakra.div>
      <chakra.p css={styles.amount}>
        {amount === null ? 'Amount not stated' : formatUsd(amount)}
        {valuation !== null && <small> at {formatUsd(valuation)}</small>}
      </chakra.p>
      <chakra.div
        css={styles.meter}
        style={
          { '--length': `${((amount ?? largestAmount) / largestAmount) * 100}%` } as CSSProperties
        }
      >
        <CommittedMeter committed={committed} />
      </chakra.div>
      <chakra.p css={styles.terms}>
        <bdi>{securityOf(round)}</bdi>
      </chakra.p>
      <chakra.p css={styles.dates}>{datesText(round, facts)}</chakra.p>
    </chakra.li>
  );
}
