import { LINKS } from '@syndication/contract/ventures/fact-lists.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import {
  daysAgo,
  fixtureId,
  greatLakes,
  northeast,
  roundFixture,
  ventureFixture,
} from './fixtures';

const numbered = (number: number, facts: Partial<Venture>): Venture => {
  const id = fixtureId(100 + number);
  return ventureFixture({
    ...facts,
    id,
    currentVentureRound:
      facts.currentVentureRound === null
        ? null
        : roundFixture({ ...facts.currentVentureRound, id: fixtureId(200 + number) }),
  });
};

/** One deal for every state that a row tells apart. */
export const dealsFixture: Venture[] = [
  numbered(0, {
    isPresenter: true,
    daysSinceUpdate: 1,
    ownVote: { choice: '75%', votedAt: daysAgo(2) },
  }),
  numbered(1, {
    companyName: 'Alder & Finch Diagnostics',
    description: 'A finger-prick test that tells bacterial from viral infection in eleven minutes.',
    state: 'Pennsylvania',
    daysSinceUpdate: 0,
    qualification: [],
    currentVentureRound: roundFixture({
      amount: 500_000,
      valuation: 4_000_000,
      committed: 'Over subscribing (100%)',
      securityType: 'SAFE',
    }),
    ventureRounds: [
      roundFixture({
        id: fixtureId(300),
        name: 'Pre-seed',
        amount: 250_000,
        valuation: 2_000_000,
        committed: 'Over subscribing (100%)',
        securityType: 'SAFE',
        isRoundClosed: true,
        isEditable: false,
        createdAt: daysAgo(420),
        updatedAt: daysAgo(300),
      }),
    ],
    isRound: true,
  }),
  numbered(2, {
    companyName: 'Brightwater Municipal Software and Services',
    description:
      'Permits, inspections and utility billing for towns of under twenty thousand people, who today keep them in spreadsheets and in the head of one clerk.',
    state: 'Vermont',
    daysSinceUpdate: 17,
    qualification: [
      'Veteran co-founder(s)',
      'People of color co-founder(s)',
      'LGBTQ co-founder(s)',
    ],
    nominations: [{ syndicationGroup: northeast }, { syndicationGroup: greatLakes }],
    currentVentureRound: roundFixture({
      amount: 3_000_000,
      valuation: 18_000_000,
      committed: 'Less than half',
      securityType: 'Priced round',
    }),
  }),
  numbered(3, {
    companyName: 'Cobalt Ridge Batteries',
    description: 'Second-life battery packs for farm irrigation pumps.',
    state: 'Maine',
    daysSinceUpdate: 35,
    pitchVideoLink: null,
    gustProfileLink: null,
    dealumProfileLink: null,
    currentVentureRound: roundFixture({ isRoundClosed: true, committed: 'At least (75%)' }),
    ownVote: { choice: 'Conflict of interest', votedAt: daysAgo(20) },
    conflict: { since: daysAgo(20), reason: null },
  }),
  numbered(4, {
    companyName: 'Jorvik Marine Analytics',
    description: 'Satellite catch reports for small fishing fleets.',
    country: 'NO',
    state: 'Vestland',
    mobileNumber: '+4755512345',
    mobileNumberFormatted: '+47 55 51 23 45',
    daysSinceUpdate: 59,
    qualification: ['Impact investment'],
    currentVentureRound: roundFixture({
      committed: 'Starting (0%)',
      securityType: 'Other',
      other: 'Revenue-based note with a cap of 1.6x',
    }),
  }),
  numbered(5, {
    companyName: 'Verses AI Inc.',
    ...Object.fromEntries(LINKS.map((name) => [name, null])),
    description: null,
    createdBy: null,
    ceoName: null,
    emailAddress: null,
    mobileNumber: null,
    mobileNumberFormatted: null,
    dealLeadGroup: null,
    dealLeadName: null,
    dealLeadEmail: null,
    qualification: [],
    state: 'California',
    daysSinceUpdate: 6,
    currentVentureRound: roundFixture({
      amount: 9_792_934,
      valuation: null,
      committed: 'Over subscribing (100%)',
      securityType: null,
    }),
  }),
];

/** Many deals, for speed. */
export function manyDeals(count: number): Venture[] {
  return Array.from({ length: count }, (_, index) => {
    const deal = dealsFixture[index % dealsFixture.length];
    return ventureFixture({
      ...deal,
      id: fixtureId(1000 + index),
      companyName: `${deal?.companyName} ${index + 1}`,
    });
  });
}
