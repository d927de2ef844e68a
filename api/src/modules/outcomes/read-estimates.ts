import { RECORD_MIN_ROUNDS } from '@syndication/contract/outcomes/outcomes.rules';
import type {
  AdjustedEstimate,
  EstimateRecord,
} from '@syndication/contract/predictions/predictions.schemas';
import { type VoteChoice } from '@syndication/contract/votes/votes.rules';
import { VOTE_WEIGHTS } from '@syndication/contract/votes/vote-summary.rules';

import type { Database } from '../../database/database';
import type { FreshVotes } from '../predictions/predictions.repository';
import { readResolvedRounds } from './read-resolved-rounds';
import { compareEstimates, GroupRecord } from './scores/adjusted';

interface Estimates {
  record: EstimateRecord;
  /** Null as long as the record says too little, and without votes on the current terms. */
  estimate: (fresh: FreshVotes) => AdjustedEstimate | null;
}

const percent = (part: number) => Math.round(part * 100);

/** What a group's past rounds say about its votes: one reading, however many deals are estimated with it. */
export async function readEstimates(db: Database, groupId: string, now: Date): Promise<Estimates> {
  const rounds = await readResolvedRounds(db, groupId, now);
  if (rounds.length < RECORD_MIN_ROUNDS) {
    return { record: { rounds: rounds.length, scores: null }, estimate: () => null };
  }
  const record = GroupRecord.of(rounds);
  return {
    record: { rounds: rounds.length, scores: compareEstimates(rounds) },
    estimate: (fresh) => {
      const votes = Object.entries(fresh).flatMap(([choice, moments]) => {
        const weight = VOTE_WEIGHTS[choice as VoteChoice];
        if (weight === null) return [];
        return (moments ?? []).map((votedMs) => ({
          value: weight / 100,
          age: now.getTime() - votedMs,
          isStale: false,
        }));
      });
      const estimate = record.estimate(votes);
      if (estimate === null) return null;
      const { low, high, isInterval } = record.range(votes);
      return {
        percent: percent(estimate),
        low: percent(low),
        high: percent(high),
        isInterval,
        voterCount: votes.length,
      };
    },
  };
}
