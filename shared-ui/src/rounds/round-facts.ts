import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { VentureRound } from '@syndication/contract/ventures/ventures.schemas';

/** `concluded` is closed for good, by the system, 120 days after creation (section 4). */
export type RoundState = 'open' | 'closed' | 'concluded';

export interface RoundFacts {
  state: RoundState;
  /** Whole UTC days since it was opened, at most its life. */
  day: number;
  /** When the system concludes it, or did. */
  concludesAt: Date;
}

const utcDay = (moment: Date) => Math.floor(moment.getTime() / DAY_MS);

/** @param next the round after it, which closed it if it came before the 120 days were over */
export function roundFacts(
  round: VentureRound,
  now: Date,
  next?: Pick<VentureRound, 'createdAt'>,
): RoundFacts {
  const openedOn = utcDay(new Date(round.createdAt));
  const concludesAt = new Date((openedOn + DAYS.roundLife) * DAY_MS);
  const isOver = now >= concludesAt && !(next && new Date(next.createdAt) < concludesAt);
  const isConcluded = isOver && !round.isEditable && !round.isClosedEarly;
  const closedState = isConcluded ? 'concluded' : 'closed';
  return {
    state: round.isRoundClosed ? closedState : 'open',
    day: Math.min(DAYS.roundLife, Math.max(0, utcDay(now) - openedOn)),
    concludesAt,
  };
}

/** From the oldest to the newest. */
export function inOrder(rounds: readonly VentureRound[]): VentureRound[] {
  return [...rounds].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}

/** The kind of security; for Other, what it is. */
export function securityOf({ securityType, other }: VentureRound): string {
  if (securityType === 'Other' && other) return `Other: ${other}`;
  return securityType ?? 'Security not stated';
}
