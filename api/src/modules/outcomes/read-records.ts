import { RECORD_MIN_ROUNDS } from '@syndication/contract/outcomes/outcomes.rules';
import type { GroupRecord, OwnRecord } from '@syndication/contract/outcomes/outcomes.schemas';
import { DEFAULT_MIN_BALLOTS } from '@syndication/contract/votes/snapshots.rules';

import type { AppContext } from '../../app-context';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { findMemberGroups } from '../members/members.repository';
import { isVisible } from '../ventures/list-ventures';
import { findVisibleGroupId } from '../ventures/member-columns.repository';
import { toIso } from '../ventures/to-venture';
import {
  findEndedRounds,
  findOwnPredictions,
  findRecordRules,
  isInGroup,
} from './outcomes.repository';
import { readResolvedRounds } from './read-resolved-rounds';
import { compareEstimates } from './scores/adjusted';
import { baseRate, groupScore, memberScores } from './scores/brier';
import { calibrate, lastForecasts } from './scores/calibration';
import { decompose } from './scores/corp';
import { forecastsAtEnd, mean, type ResolvedRound } from './scores/resolved-round';
import { toOutcome } from './to-outcome';

/** The scores of some votes on resolved rounds; null as long as there are too few rounds. */
function score(rounds: readonly ResolvedRound[], groupBrier: number | null) {
  const rate = baseRate(rounds);
  const last = rounds.flatMap(lastForecasts);
  const parts = decompose(last);
  if (rounds.length < RECORD_MIN_ROUNDS || rate === null || !parts) return null;
  return {
    brier: mean(rounds.flatMap((round) => [...memberScores(round).values()])),
    baseRateBrier: rate * (1 - rate),
    groupBrier,
    levels: calibrate(last).map(({ value, count, filled, band }) => ({
      level: value * 100,
      votes: count,
      filled,
      ...band,
    })),
    miscalibration: parts.miscalibration,
    discrimination: parts.discrimination,
    uncertainty: parts.uncertainty,
  };
}

const count = (rounds: readonly ResolvedRound[]) => ({
  rounds: rounds.length,
  filled: rounds.filter(({ isFilled }) => isFilled).length,
});

/** The member's own forecasts, by round. */
const ownPart = (rounds: readonly ResolvedRound[], memberId: string): ResolvedRound[] =>
  rounds.flatMap((round) => {
    const forecasts = round.forecasts.filter((forecast) => forecast.memberId === memberId);
    return forecasts.length > 0 ? { ...round, forecasts } : [];
  });

/**
 * Whether members may see what a round adds to a record: compared with the record before it, one of fewer ballots
 * would give them away (docs/decisions/026).
 */
const hasBallots = (minBallots: number) => (round: ResolvedRound) =>
  forecastsAtEnd(round).length >= minBallots;

/** What members get of a record that is for admins only. */
const HIDDEN_RECORD: GroupRecord = {
  rounds: 0,
  filled: 0,
  scores: null,
  isShown: false,
  openCases: null,
  estimates: null,
};

/**
 * How good a group's predictions were; nothing of it for members as long as it is not shown to them.
 * @throws AppError NOT_FOUND for a group that is not the member's own
 */
export async function readGroupRecord(
  { db, now }: AppContext,
  { memberId }: InvestorSession,
  groupId: string,
): Promise<GroupRecord> {
  const moment = now();
  const group = (await findMemberGroups(db, memberId)).find(({ id }) => id === groupId);
  if (!group) throw new AppError('NOT_FOUND');
  const { isShown, minBallots } = await findRecordRules(db, groupId);
  if (!group.isAdmin && !isShown) return HIDDEN_RECORD;
  const all = await readResolvedRounds(db, groupId, moment);
  const rounds = group.isAdmin ? all : all.filter(hasBallots(minBallots));
  const record = { ...count(rounds), scores: score(rounds, null), isShown };
  if (!group.isAdmin) return { ...record, openCases: null, estimates: null };
  const ended = await findEndedRounds(db, isInGroup(groupId), moment);
  return {
    ...record,
    openCases: ended.filter(({ confirmedMs }) => confirmedMs === null).length,
    // Of one round, they would tell its average to an admin with a conflict of interest (docs/decisions/029).
    estimates: record.scores === null ? null : compareEstimates(rounds),
  };
}

/** How good a member's own predictions were in the group whose deals the member sees, and every one of them. */
export async function readOwnRecord(
  { db, now }: AppContext,
  session: InvestorSession,
): Promise<OwnRecord> {
  const moment = now();
  const { memberId } = session;
  const groupId = await findVisibleGroupId(db, session);
  const rounds = groupId === null ? [] : await readResolvedRounds(db, groupId, moment);
  const rules = groupId === null ? null : await findRecordRules(db, groupId);
  const own = ownPart(rounds, memberId);
  const sameRounds = new Set(own.map(({ id }) => id));
  const groupScores = rounds
    .filter(({ id }) => sameRounds.has(id))
    .filter(hasBallots(rules?.minBallots ?? DEFAULT_MIN_BALLOTS))
    .flatMap((round) => groupScore(round) ?? []);
  return {
    ...count(own),
    scores: score(own, groupScores.length === 0 ? null : mean(groupScores)),
    predictions: (await findOwnPredictions(db, memberId, isVisible(session), moment)).map((row) => {
      const { ventureId, companyName, roundName, endedAt, state, isFilled } = toOutcome(row, false);
      const { choice } = row;
      const votedAt = toIso(row.votedMs);
      return { ventureId, companyName, roundName, choice, votedAt, endedAt, state, isFilled };
    }),
  };
}
