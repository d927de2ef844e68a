import type { InvestorSession } from '@syndication/contract/host';
import type {
  DealPredictions,
  GroupPredictions,
  MemberConflict,
  VenturePredictions,
} from '@syndication/contract/predictions/predictions.schemas';
import { VOTE_CHOICES } from '@syndication/contract/votes/votes.rules';
import {
  countChoices,
  summarizeCounts,
  type ChoiceCounts,
} from '@syndication/contract/votes/vote-summary.rules';

import { daysAgo, fixtureId, greatLakes, investorSession, northeast } from './fixtures';

/** Twelve voters who average 71 %, and two members with a conflict. */
export const countsFixture: ChoiceCounts = {
  '100%': 4,
  '75%': 4,
  '50%': 2,
  '25%': 2,
  '0%': 0,
  'Conflict of interest': 2,
};

export const noCounts = countChoices([]);

const MEMBER_COUNT = 31;

/** An investor who administers Northeast and is a plain member of Great Lakes. */
export const groupAdminSession: InvestorSession = {
  ...investorSession,
  member: { ...investorSession.member, adminGroupIds: [northeast.id] },
};

type PredictedRound = NonNullable<DealPredictions['round']>;

const PREDICTED: readonly [string, readonly number[], Partial<PredictedRound>][] = [
  ['Tidewater Robotics', [4, 4, 2, 2, 0, 2], { isPresenter: true }],
  ['Alder & Finch Diagnostics', [9, 6, 1, 0, 0, 0], {}],
  ['Brightwater Municipal Software and Services', [1, 2, 6, 4, 3, 1], {}],
  ['Cobalt Ridge Batteries', [0, 1, 0, 2, 5, 0], { isRoundClosed: true, valuation: null }],
  ['Jorvik Marine Analytics', [0, 0, 0, 0, 0, 1], {}],
  ['Verses AI Inc.', [0, 0, 0, 0, 0, 0], { amount: null, valuation: null }],
];

function roundFixture(facts: Partial<PredictedRound> = {}): PredictedRound {
  return {
    id: fixtureId(200),
    name: 'Round 1',
    amount: 1_500_000,
    valuation: 8_000_000,
    isPresenter: false,
    isRoundClosed: false,
    ...facts,
  };
}

export function dealPredictionsFixture(
  facts: Partial<DealPredictions> & Pick<DealPredictions, 'counts'>,
): DealPredictions {
  return {
    ventureId: fixtureId(100),
    companyName: 'Tidewater Robotics',
    round: roundFixture(),
    otherGroups: [],
    memberCount: MEMBER_COUNT,
    staleCount: 0,
    adjusted: null,
    ...summarizeCounts(facts.counts),
    ...facts,
  };
}

/** Deals of a group of 31 members: well liked, torn, unliked, with conflicts only, without votes. */
export const groupPredictionsFixture: GroupPredictions = {
  group: northeast,
  memberCount: MEMBER_COUNT,
  record: { rounds: 12, scores: null },
  withheld: [],
  conflicts: [],
  deals: PREDICTED.map(([companyName, votes, round], index) =>
    dealPredictionsFixture({
      ventureId: fixtureId(100 + index),
      companyName,
      counts: Object.fromEntries(
        VOTE_CHOICES.map((choice, place) => [choice, votes[place] ?? 0]),
      ) as ChoiceCounts,
      round: roundFixture({ id: fixtureId(200 + index), ...round }),
      otherGroups: index === 2 ? [greatLakes.title] : [],
    }),
  ),
};

/** The same in a group whose record says enough for adjusted estimates. */
export const estimatedPredictionsFixture: GroupPredictions = {
  ...groupPredictionsFixture,
  record: { rounds: 34, scores: { rounds: 24, plain: 0.2412, adjusted: 0.2187 } },
  deals: groupPredictionsFixture.deals.map((deal) => {
    const { average, voterCount, round } = deal;
    if (average === null || round?.isRoundClosed) return deal;
    const percent = Math.round(15 + 0.6 * average);
    const range = { low: percent - 14, high: percent + 13, isInterval: true };
    return { ...deal, adjusted: { percent, ...range, voterCount } };
  }),
};

const voter = (number: number) => ({
  memberId: fixtureId(600 + number),
  name: `Member ${String.fromCharCode(65 + number)}`,
});

/** Two with one company, one of them without a reason. */
export const conflictsFixture: MemberConflict[] = [
  ['Alder & Finch Diagnostics', 101, 'My sister is on their board.'],
  ['Cobalt Ridge Batteries', 103, 'I lent the founder money in 2023 and have a convertible note.'],
  ['Cobalt Ridge Batteries', 103, null],
].map(([companyName, number, reason], index) => ({
  ...voter(index),
  ventureId: fixtureId(Number(number)),
  companyName: String(companyName),
  since: daysAgo(90 - 20 * index),
  reason: reason === null ? null : String(reason),
}));

/** Who voted what on one deal of the group. */
export const venturePredictionsFixture: VenturePredictions = {
  ventureId: fixtureId(100),
  companyName: 'Tidewater Robotics',
  group: northeast,
  round: roundFixture(),
  otherGroups: [greatLakes.title],
  conflictSince: null,
  conflicts: [],
  period: { from: daysAgo(40), until: daysAgo(0) },
  votes: (['75%', '100%', '50%', 'Conflict of interest', '100%', '0%'] as const).map(
    (choice, index) => ({
      ...voter(index),
      isFormerMember: false,
      isStale: false,
      choice,
      votedAt: daysAgo(30 - index * 5),
      firstVotedAt: daysAgo(36 - index * 5),
    }),
  ),
  notVoted: [6, 7, 8].map(voter),
};

/** What an admin with a conflict of interest gets of the group's predictions: Jorvik's are withheld. */
export const withheldPredictionsFixture: GroupPredictions = {
  ...groupPredictionsFixture,
  deals: groupPredictionsFixture.deals.filter(({ ventureId }) => ventureId !== fixtureId(104)),
  withheld: groupPredictionsFixture.deals
    .filter(({ ventureId }) => ventureId === fixtureId(104))
    .map(({ ventureId, companyName, round, otherGroups }) => ({
      ...{ ventureId, companyName, round, otherGroups },
      conflictSince: daysAgo(30),
    })),
  conflicts: conflictsFixture,
};
