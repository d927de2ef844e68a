import type {
  GroupRecord,
  OwnRecord,
  RoundOutcome,
} from '@syndication/contract/outcomes/outcomes.schemas';

import { daysAgo, fixtureId } from './fixtures';

/** Votes and filled rounds for each level, and where the number of filled ones was to be expected. */
const LEVELS: readonly (readonly [
  level: number,
  votes: number,
  filled: number,
  low: number,
  high: number,
])[] = [
  [0, 4, 1, 0, 0],
  [25, 19, 6, 2, 8],
  [50, 31, 13, 11, 20],
  [75, 42, 24, 27, 36],
  [100, 12, 9, 12, 12],
];

const scores = {
  brier: 0.231,
  baseRateBrier: 0.249,
  groupBrier: null,
  levels: LEVELS.map(([level, votes, filled, low, high]) => ({ level, votes, filled, low, high })),
  miscalibration: 0.018,
  discrimination: 0.041,
  uncertainty: 0.249,
};

/** A group whose members expect a little too much. */
export const groupRecordFixture: GroupRecord = {
  rounds: 24,
  filled: 11,
  scores,
  isShown: false,
  openCases: 2,
  estimates: { rounds: 14, plain: 0.228, adjusted: 0.207 },
};

const outcome = (
  index: number,
  companyName: string,
  facts: Partial<RoundOutcome>,
): RoundOutcome => ({
  roundId: fixtureId(7000 + index),
  ventureId: fixtureId(index),
  companyName,
  roundName: 'Round 1',
  amount: 1_500_000,
  endedAt: daysAgo(20 + index * 17),
  state: 'confirmed',
  raised: 1_500_000,
  isFilled: true,
  source: 'Closing documents',
  confirmedAt: daysAgo(3),
  version: 2,
  ...facts,
});

export const outcomesFixture: RoundOutcome[] = [
  outcome(1, 'Tidewater Robotics', {
    state: 'provisional',
    raised: 900_000,
    isFilled: false,
    source: null,
    confirmedAt: null,
    version: 1,
  }),
  outcome(2, 'Alder & Finch Diagnostics', {
    state: 'missing',
    raised: null,
    isFilled: null,
    source: null,
    confirmedAt: null,
    version: 0,
  }),
  outcome(3, 'Brightwater Municipal Software and Services', {}),
  outcome(4, 'Cobalt Ridge Batteries', { raised: 400_000, isFilled: false }),
];

export const ownRecordFixture: OwnRecord = {
  rounds: 24,
  filled: 11,
  scores: { ...scores, brier: 0.198, groupBrier: 0.231 },
  predictions: outcomesFixture.map(
    ({ ventureId, companyName, roundName, endedAt, state, isFilled }) => ({
      ventureId,
      companyName,
      roundName,
      endedAt,
      state,
      isFilled,
      choice: '75%',
      votedAt: daysAgo(100),
    }),
  ),
};

/** As it is in the first year. */
export const youngRecordFixture: OwnRecord = {
  ...ownRecordFixture,
  rounds: 3,
  filled: 2,
  scores: null,
};
