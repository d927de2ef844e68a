import type { OwnVoteEntry } from '@syndication/contract/member-deals/member-deals.schemas';

import { daysAgo, fixtureId } from './fixtures';

const entry = (number: number, facts: Partial<OwnVoteEntry>): OwnVoteEntry => ({
  ventureId: fixtureId(100 + number),
  companyName: 'Tidewater Robotics',
  roundId: fixtureId(200 + number),
  roundName: 'Round 1',
  choice: '75%',
  changedAt: daysAgo(2),
  isOpen: true,
  isStale: false,
  hasConflict: false,
  earlier: [],
  ...facts,
});

/** A member's votes in every state: changed, taken back, ended, a conflict that holds in the next round. */
export const ownVotesFixture: OwnVoteEntry[] = [
  entry(0, {
    earlier: [
      { choice: '50%', votedAt: daysAgo(9) },
      { choice: '25%', votedAt: daysAgo(31) },
    ],
  }),
  entry(1, {
    companyName: 'Alder & Finch Diagnostics',
    roundName: 'Round 2',
    choice: '100%',
    changedAt: daysAgo(4),
    isStale: true,
  }),
  entry(2, {
    companyName: 'Brightwater Municipal Software and Services',
    choice: null,
    changedAt: daysAgo(5),
    earlier: [{ choice: '0%', votedAt: daysAgo(6) }],
  }),
  entry(3, {
    companyName: 'Cobalt Ridge Batteries',
    choice: 'Conflict of interest',
    changedAt: daysAgo(20),
    isOpen: false,
    hasConflict: true,
  }),
  entry(4, {
    companyName: 'Alder & Finch Diagnostics',
    ventureId: fixtureId(101),
    choice: '50%',
    changedAt: daysAgo(160),
    isOpen: false,
    earlier: [{ choice: '75%', votedAt: daysAgo(171) }],
  }),
];
