import { VOTE_WEIGHTS } from '@syndication/contract/votes/vote-summary.rules';

import type { Database } from '../../database/database';
import { findForecasts, type ForecastRow } from './outcomes.repository';
import type { ResolvedRound } from './scores/resolved-round';

/** Rows by round; conflicts of interest are no forecasts. */
function toResolvedRounds(rows: readonly ForecastRow[]): ResolvedRound[] {
  const rounds = new Map<
    string,
    ResolvedRound & { forecasts: ResolvedRound['forecasts'][number][] }
  >();
  for (const row of rows) {
    const weight = VOTE_WEIGHTS[row.choice];
    if (weight === null) continue;
    const round = rounds.get(row.roundId) ?? {
      id: row.roundId,
      votingEndedAt: row.endedMs,
      isFilled: row.isFilled,
      forecasts: [],
    };
    round.forecasts.push({
      memberId: row.memberId,
      value: weight / 100,
      from: row.fromMs,
      until: row.untilMs,
      isStale: row.isStale,
    });
    rounds.set(row.roundId, round);
  }
  return [...rounds.values()];
}

/** The rounds of a group that count, each with every vote of the group's voters. */
export const readResolvedRounds = async (db: Database, groupId: string, now: Date) =>
  toResolvedRounds(await findForecasts(db, groupId, now));
