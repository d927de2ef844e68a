import { betaInterval } from './beta-interval';
import { lastForecasts, LEVELS } from './calibration';
import { forecastsAtEnd, mean, outcomeOf, type ResolvedRound } from './resolved-round';

/** How many votes the assumption about a level weighs as much as. */
const LEVEL_PRIOR = 4;
/** How many rounds the assumption about the base rate weighs as much as. */
const BASE_PRIOR = 3;
/** How many votes the base rate weighs as much as (docs/decisions/028). */
const BASE_WEIGHT = 1;
/** A vote of this age counts half. */
const HALF_LIFE_MS = 30 * 86_400_000;
/** With fewer fresh votes than this, an interval would claim too much. */
const INTERVAL_MIN_VOTES = 10;
/** How many earlier resolved rounds a round needs before the estimates are compared on it. */
const MIN_EARLIER_ROUNDS = 10;

/** A vote in effect. */
interface VoteInEffect {
  /** 0 to 1, one of the five levels. */
  value: number;
  /** Milliseconds since it was given. */
  age: number;
  /** Whether it was given on terms that are no longer the round's. */
  isStale: boolean;
}

interface Tally {
  filled: number;
  count: number;
}

/** What a group's resolved rounds say about its votes; adding a round costs the same however many came before. */
export class GroupRecord {
  private readonly rounds: Tally = { filled: 0, count: 0 };
  private readonly levels = new Map<number, Tally>(
    LEVELS.map((level) => [level, { filled: 0, count: 0 }]),
  );

  static of(rounds: readonly ResolvedRound[]): GroupRecord {
    const record = new GroupRecord();
    for (const round of rounds) record.add(round);
    return record;
  }

  add(round: ResolvedRound): void {
    count(this.rounds, outcomeOf(round));
    for (const { value, outcome } of lastForecasts(round)) {
      const tally = this.levels.get(value);
      if (tally) count(tally, outcome);
    }
  }

  /** The part of the rounds that fill, drawn towards one half as long as there are few. */
  private baseRate(): number {
    return (this.rounds.filled + BASE_PRIOR * 0.5) / (this.rounds.count + BASE_PRIOR);
  }

  /** The part of a level's votes whose round filled, drawn towards 0.05 + 0.9 × level as long as there are few. */
  private calibrated(level: number): number {
    const { filled, count: given } = this.levels.get(level) ?? { filled: 0, count: 0 };
    return (filled + LEVEL_PRIOR * (0.05 + 0.9 * level)) / (given + LEVEL_PRIOR);
  }

  /**
   * How likely a round is to fill, 0 to 1: its votes recalibrated by the group's record, newer ones weighing
   * more, stale ones nothing, drawn towards the base rate as long as there are few. Null without fresh votes.
   */
  estimate(votes: readonly VoteInEffect[]): number | null {
    const fresh = votes.filter(({ isStale }) => !isStale);
    const recalibrated = this.recalibrated(fresh);
    if (recalibrated === null) return null;
    return (
      (fresh.length * recalibrated + BASE_WEIGHT * this.baseRate()) / (fresh.length + BASE_WEIGHT)
    );
  }

  /**
   * How far the estimate may be off: from ten fresh votes on the middle 80 % of Beta(n·m + κ·b, n·(1 − m) + κ·(1 − b)),
   * whose mean it is; below, the lowest and the highest of the votes. There has to be one.
   */
  range(votes: readonly VoteInEffect[]): { low: number; high: number; isInterval: boolean } {
    const fresh = votes.filter(({ isStale }) => !isStale);
    const values = fresh.map(({ value }) => value);
    const m = this.recalibrated(fresh);
    if (m === null || fresh.length < INTERVAL_MIN_VOTES) {
      return { low: Math.min(...values), high: Math.max(...values), isInterval: false };
    }
    const b = this.baseRate();
    const filled = fresh.length * m + BASE_WEIGHT * b;
    const missed = fresh.length * (1 - m) + BASE_WEIGHT * (1 - b);
    return { ...betaInterval(filled, missed, 0.8), isInterval: true };
  }

  /** The mean of what happened to votes like these, by age; null without any. */
  private recalibrated(fresh: readonly VoteInEffect[]): number | null {
    if (fresh.length === 0) return null;
    let sum = 0;
    let weights = 0;
    for (const { value, age } of fresh) {
      const weight = 2 ** (-Math.max(0, age) / HALF_LIFE_MS);
      sum += this.calibrated(value) * weight;
      weights += weight;
    }
    return sum / weights;
  }
}

function count(tally: Tally, outcome: 0 | 1): void {
  tally.filled += outcome;
  tally.count += 1;
}

/**
 * The Brier scores of the plain average and of the adjusted estimate, on the same past rounds. Each round is
 * estimated with what was known when its voting ended, never with its own outcome or a later one. Null as
 * long as no round has enough before it.
 */
export function compareEstimates(rounds: readonly ResolvedRound[]) {
  const inOrder = [...rounds].sort((a, b) => a.votingEndedAt - b.votingEndedAt);
  const record = new GroupRecord();
  const plainScores: number[] = [];
  const adjustedScores: number[] = [];
  for (const [index, round] of inOrder.entries()) {
    const votes = forecastsAtEnd(round).map(({ value, from, isStale }) => ({
      value,
      age: round.votingEndedAt - from,
      isStale,
    }));
    const adjusted = index < MIN_EARLIER_ROUNDS ? null : record.estimate(votes);
    if (adjusted !== null) {
      const outcome = outcomeOf(round);
      plainScores.push((mean(votes.map(({ value }) => value)) - outcome) ** 2);
      adjustedScores.push((adjusted - outcome) ** 2);
    }
    record.add(round);
  }
  if (plainScores.length === 0) return null;
  return {
    rounds: plainScores.length,
    plain: mean(plainScores),
    adjusted: mean(adjustedScores),
  };
}
