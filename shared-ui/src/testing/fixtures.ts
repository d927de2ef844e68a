import type { AnonymousUser } from '@syndication/contract/accounts/accounts.schemas';
import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import type { EntrepreneurSession, InvestorSession } from '@syndication/contract/host';
import type { SyndicationGroup } from '@syndication/contract/members/members.schemas';
import { DAYS, REMINDER_DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';

/** A UUID of version 4 that ends in a number: the same every time. */
export function fixtureId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString();
}

export const northeast: SyndicationGroup = { id: fixtureId(1), title: 'Northeast' };
export const greatLakes: SyndicationGroup = { id: fixtureId(2), title: 'Great Lakes' };

export const investorSession: InvestorSession = {
  role: 'investor',
  beeId: fixtureId(13),
  member: {
    id: fixtureId(10),
    userId: fixtureId(11),
    memberUuid: fixtureId(12),
    email: 'investor@demo.test',
    firstName: 'Irene',
    lastName: 'Vasquez',
    name: 'Irene Vasquez',
    role: 'member',
    isPolicyRead: 1,
    syndicationGroup: northeast,
    syndicationGroups: [northeast, greatLakes],
    group: 'Walnut Street Angels',
    tenantId: null,
    isStaff: false,
    adminGroupIds: [],
    dealDensity: 'comfortable',
    startView: null,
  },
};

export const entrepreneur: AnonymousUser = {
  id: fixtureId(20),
  email: 'entrepreneur@demo.test',
  firstName: 'Nadia',
  lastName: 'Okafor',
  name: 'Nadia Okafor',
  role: 'entrepreneur',
};
export const entrepreneurSession: EntrepreneurSession = {
  role: 'entrepreneur',
  user: entrepreneur,
};

/** An open round with everything known. */
export function roundFixture(facts: Partial<VentureRound> = {}): VentureRound {
  return {
    id: fixtureId(200),
    name: 'Seed',
    amount: 1_500_000,
    valuation: 8_000_000,
    committed: 'At least (50%)',
    securityType: 'Convertible note',
    other: null,
    isPresenter: false,
    isRoundClosed: false,
    isEditable: true,
    createdAt: daysAgo(40),
    updatedAt: daysAgo(3),
    ...facts,
  };
}

/** A listed venture with every fact, as a member sees it. `daysSinceUpdate` moves the dates along. */
function nextReminderAfter(daysSinceUpdate: number): string | null {
  const day = REMINDER_DAYS.find((reminderDay) => reminderDay > daysSinceUpdate);
  return day === undefined ? null : daysAgo(daysSinceUpdate - day);
}

export function ventureFixture({
  daysSinceUpdate = 3,
  id = fixtureId(100),
  ...facts
}: Partial<Venture> = {}): Venture {
  const confirmedAt = daysAgo(daysSinceUpdate);
  return {
    id,
    ventureId: id,
    createdBy: entrepreneur.id,
    version: 1,
    companyName: 'Tidewater Robotics',
    companyWebsite: 'https://tidewater-robotics.example',
    description:
      'Autonomous hull inspection for ports and ferries: a day in dry dock becomes an hour at the pier, at a fifth of the cost.',
    country: 'US',
    state: 'Massachusetts',
    emailAddress: entrepreneur.email,
    ceoName: entrepreneur.name,
    mobileNumber: '+16175550142',
    mobileNumberFormatted: '(617) 555-0142',
    dealLeadGroup: 'Walnut Street Angels',
    dealLeadName: 'Harold Lindqvist',
    dealLeadEmail: 'harold@walnutstreet.example',
    dealRoomLink: 'https://deals.example/tidewater',
    slideDeckLink: 'https://files.example/tidewater/deck',
    pitchVideoLink: 'https://files.example/tidewater/pitch',
    executiveSummaryLink: 'https://files.example/tidewater/summary',
    gustProfileLink: 'https://gust.example/tidewater',
    dealumProfileLink: 'https://dealum.example/tidewater',
    qualification: ['Women co-founder(s)', 'Impact investment'],
    nominations: [{ syndicationGroup: northeast }],
    isPresenter: false,
    isNoUpdate: daysSinceUpdate >= DAYS.updatePrompt ? 0 : 1,
    dealStatus: 'active',
    isRound: false,
    createdAt: daysAgo(daysSinceUpdate + 40),
    updatedAt: confirmedAt,
    confirmedAt,
    daysSinceUpdate,
    listedUntil: daysAgo(daysSinceUpdate - DAYS.listed),
    nextReminderOn: nextReminderAfter(daysSinceUpdate),
    hiddenReason: null,
    currentVentureRound: roundFixture(),
    ventureRounds: [],
    ownVote: null,
    conflict: null,
    isFollowed: false,
    note: null,
    news: null,
    changes: [],
    predictions: null,
    ...facts,
  };
}
