import { CONSOLE_SETTINGS } from '@syndication/contract/console-settings/console-settings.rules';
import type { ConsoleSettings } from '@syndication/contract/console-settings/console-settings.schemas';
import { completeSettings } from '@syndication/contract/settings/settings.rules';
import type {
  Acceptance,
  ConsoleAgreement,
} from '@syndication/contract/console-agreement/console-agreement.schemas';
import type { AuditEntry } from '@syndication/contract/console-audit/console-audit.schemas';
import type { ConsoleDeal } from '@syndication/contract/console-deals/console-deals.schemas';
import type { ConsoleGroup } from '@syndication/contract/console-groups/console-groups.schemas';
import type { ConsoleHealth } from '@syndication/contract/console-health/console-health.schemas';
import type { ConsoleNomination } from '@syndication/contract/console-nominations/console-nominations.schemas';
import type { ConsoleOverview } from '@syndication/contract/console-overview/console-overview.schemas';
import type { ConsoleUpdate } from '@syndication/contract/console-updates/console-updates.schemas';
import type { Person } from '@syndication/contract/console-people/console-people.schemas';
import type { InvestorSession } from '@syndication/contract/host';

import { daysAgo, fixtureId, greatLakes, investorSession, northeast } from './fixtures';

/** Staff of the association, in no group. */
export const staffSession: InvestorSession = {
  ...investorSession,
  member: {
    ...investorSession.member,
    email: 'staff@demo.test',
    isStaff: true,
    syndicationGroup: null,
    syndicationGroups: [],
  },
};

const WALNUT = fixtureId(61);

export const consoleGroupsFixture: ConsoleGroup[] = [
  {
    ...greatLakes,
    kind: 'syndication',
    isArchived: false,
    version: 1,
    minBallots: 3,
    members: 18,
    deals: 21,
    admins: [],
    connectedTo: [],
  },
  {
    ...northeast,
    kind: 'syndication',
    isArchived: false,
    version: 2,
    minBallots: 3,
    members: 31,
    deals: 34,
    admins: [{ memberId: fixtureId(71), name: 'Gloria Adeyemi', email: 'group-admin@demo.test' }],
    connectedTo: [WALNUT],
  },
  {
    id: fixtureId(62),
    kind: 'syndication',
    title: 'Gulf Coast',
    isArchived: true,
    version: 3,
    minBallots: 3,
    members: 4,
    deals: 0,
    admins: [],
    connectedTo: [WALNUT],
  },
  {
    id: WALNUT,
    kind: 'angel',
    title: 'Walnut Street Angels',
    isArchived: false,
    version: 1,
    minBallots: null,
    members: 12,
    deals: 0,
    admins: [],
    connectedTo: [northeast.id, fixtureId(62)],
  },
];

const person = (number: number, facts: Partial<Person>): Person => ({
  memberId: fixtureId(number),
  userId: fixtureId(number + 100),
  email: `person-${number}@walnut.test`,
  firstName: 'Pat',
  lastName: 'Doe',
  angelGroup: { id: WALNUT, title: 'Walnut Street Angels' },
  groups: [{ ...northeast, isAdmin: false }],
  isStaff: false,
  providers: [],
  passkeys: 0,
  invitedAt: daysAgo(40),
  lastSignedInAt: daysAgo(2),
  isDeactivated: false,
  version: 1,
  ...facts,
});

export const peopleFixture: Person[] = [
  person(71, {
    email: 'group-admin@demo.test',
    firstName: 'Gloria',
    lastName: 'Adeyemi',
    groups: [{ ...northeast, isAdmin: true }],
  }),
  person(72, {
    email: 'irene.vasquez@walnut.test',
    firstName: 'Irene',
    lastName: 'Vasquez',
    groups: [
      { ...greatLakes, isAdmin: false },
      { ...northeast, isAdmin: false },
    ],
    providers: ['google'],
  }),
  person(73, {
    email: 'a-very-long-address-that-somebody-really-has@investors-of-the-hudson-valley.test',
    firstName: 'Maximiliana-Theodora',
    lastName: 'von und zu Liechtenberg',
    lastSignedInAt: null,
    invitedAt: daysAgo(9),
  }),
  person(74, {
    email: 'staff@demo.test',
    firstName: 'Sam',
    lastName: 'Whitfield',
    angelGroup: null,
    groups: [],
    isStaff: true,
  }),
];

const gloria = { name: 'Gloria Adeyemi', email: 'group-admin@demo.test' };
const irene = { name: 'Irene Vasquez', email: 'irene.vasquez@walnut.test' };

const nomination = (number: number, facts: Partial<ConsoleNomination>): ConsoleNomination => ({
  id: fixtureId(number),
  email: `ceo-${number}@company.test`,
  companyName: null,
  group: northeast,
  step: 'mailed',
  since: daysAgo(9),
  nominatedAt: daysAgo(9),
  mailedAt: daysAgo(9),
  accountAt: null,
  profileAt: null,
  canMailAgain: true,
  nominatedBy: irene,
  lead: irene,
  namesLead: true,
  version: 1,
  ...facts,
});

export const consoleNominationsFixture: ConsoleNomination[] = [
  nomination(81, { email: 'ceo@tidewater.test', canMailAgain: false, mailedAt: daysAgo(0) }),
  nomination(82, {
    email: 'a-very-long-address-of-a-founder-who-has-one@alder-and-finch-diagnostics.test',
    step: 'account',
    since: daysAgo(4),
    accountAt: daysAgo(4),
    lead: gloria,
  }),
  nomination(83, {
    companyName: 'Alderwick Robotics',
    group: greatLakes,
    step: 'listed',
    since: daysAgo(20),
    accountAt: daysAgo(22),
    profileAt: daysAgo(20),
    namesLead: false,
  }),
  nomination(84, {
    email: null,
    companyName: 'Harbor Light Imaging',
    step: 'off-list',
    since: daysAgo(3),
    mailedAt: null,
    profileAt: daysAgo(80),
    canMailAgain: false,
    nominatedBy: null,
    lead: null,
  }),
  nomination(85, { step: 'withdrawn', since: daysAgo(1), canMailAgain: false, namesLead: false }),
];

const SPECIFIED = completeSettings({});

export const consoleSettingsFixture: ConsoleSettings = {
  version: 3,
  settings: CONSOLE_SETTINGS.map((name) => ({
    name,
    value: name === 'brand' ? 'Harbor Deals' : SPECIFIED[name],
    default: SPECIFIED[name],
    isSet: name === 'brand',
    changedAt: name === 'brand' ? daysAgo(12) : null,
    changedBy: name === 'brand' ? 'Sam Whitfield' : null,
  })),
};

export const overviewFixture: ConsoleOverview = {
  stuckMail: {
    count: 1,
    first: [{ name: 'ceo@gone.test', detail: 'Your company was nominated' }],
  },
  leaving: {
    count: 2,
    first: [
      { name: 'Tidewater Robotics', detail: 'ceo@tidewater.test' },
      { name: 'Alder & Finch Diagnostics', detail: 'ceo@alderfinch.test' },
    ],
  },
  unled: { count: 1, first: [{ name: 'Harbor Light Imaging', detail: 'Northeast' }] },
  unanswered: {
    count: 7,
    first: ['one', 'two', 'three', 'four', 'five'].map((name) => ({
      name: `ceo@${name}.test`,
      detail: 'Northeast',
    })),
  },
  neverCame: {
    count: 1,
    first: [{ name: 'Maximiliana-Theodora von und zu Liechtenberg', detail: 'm@hudson.test' }],
  },
  notAgreed: { count: 0, first: [] },
  deletions: {
    count: 1,
    first: [{ name: 'Pia Pebblemark', detail: 'pia@pebblemark.test' }],
  },
  setUp: null,
};

const auditEntry = (id: number, facts: Partial<AuditEntry>): AuditEntry => ({
  id,
  occurredAt: daysAgo(100 - id),
  action: 'group-changed',
  by: { name: 'Sam Whitfield', email: 'staff@demo.test' },
  target: { type: 'group', ...northeast, name: northeast.title },
  group: northeast.title,
  before: null,
  after: null,
  details: {},
  ...facts,
});

export const auditFixture: AuditEntry[] = [
  auditEntry(99, { before: { title: 'North East' }, after: { title: northeast.title } }),
  auditEntry(98, {
    action: 'membership-added',
    by: gloria,
    target: { type: 'person', id: fixtureId(72), name: 'Irene Vasquez, irene.vasquez@walnut.test' },
    after: { group: northeast.title },
  }),
  auditEntry(97, {
    action: 'members-imported',
    target: { type: 'import', id: fixtureId(75), name: 'members-of-the-hudson-valley-2026.csv' },
    group: null,
    after: { invited: 118, added: 4, unchanged: 2, refused: 1 },
  }),
  auditEntry(96, {
    action: 'setting-changed',
    target: { type: 'setting', id: 'all', name: 'Brand, Support address' },
    group: null,
    before: { brand: null, supportEmail: null },
    after: { brand: 'Harbor Deals', supportEmail: 'help@harbor.test' },
  }),
  auditEntry(95, {
    action: 'person-deactivated',
    by: null,
    target: { type: 'person', id: fixtureId(79), name: null },
    group: null,
    before: { active: true },
    after: { active: false },
  }),
];

const deal = (number: number, companyName: string, facts: Partial<ConsoleDeal>): ConsoleDeal => ({
  id: fixtureId(number),
  companyName,
  ownerEmail: `ceo@company-${number}.test`,
  dealLead: 'Irene Vasquez',
  groups: [northeast],
  isFresh: true,
  listedUntil: daysAgo(-20),
  hiddenReason: null,
  round: { name: 'Round 1', isClosed: false, amountUsd: 1_500_000, committed: '50%' },
  ...facts,
});

export const consoleDealsFixture: ConsoleDeal[] = [
  deal(81, 'Alder & Finch Diagnostics', { groups: [greatLakes, northeast] }),
  deal(82, 'Brightwater Municipal Software and Services of Vermont', {
    ownerEmail: 'a-very-long-address-that-somebody-really-has@brightwater-municipal-software.test',
    isFresh: false,
    listedUntil: daysAgo(3),
  }),
  deal(83, 'Quarry Lane Foods', {
    hiddenReason: 'The round’s amount does not agree with the deck. Please mend one of them.',
  }),
  deal(84, 'Tidewater Robotics', {
    ownerEmail: null,
    dealLead: null,
    groups: [],
    round: null,
  }),
];

const update = (number: number, title: string, facts: Partial<ConsoleUpdate>): ConsoleUpdate => ({
  id: fixtureId(number),
  title,
  description: 'What members should know before the next meeting.',
  state: 'published',
  publishedAt: daysAgo(4),
  isForAll: false,
  groups: [northeast],
  audience: 31,
  readBy: 12,
  writtenBy: 'Sam Whitfield',
  version: 2,
  ...facts,
});

export const consoleUpdatesFixture: ConsoleUpdate[] = [
  update(91, 'The showcase is on November 19', { isForAll: true, audience: 64, readBy: 40 }),
  update(92, 'How we choose who presents', { state: 'draft', publishedAt: null, readBy: 0 }),
  update(
    93,
    'Results of the autumn meetings, with everything that the groups have asked us since',
    {
      state: 'scheduled',
      publishedAt: daysAgo(-3),
      groups: [greatLakes, northeast],
      audience: 47,
      readBy: 0,
    },
  ),
  update(94, 'A link that led nowhere', { state: 'taken-back' }),
];

const FIRST_TEXT = '<h2>Principles</h2><p>Every investor decides alone.</p><p>Fees are named.</p>';
const published = { isDraft: false, publishedBy: 'Sam Whitfield', version: 2 };

export const consoleAgreementFixture: ConsoleAgreement = {
  members: 64,
  versions: [
    {
      number: 3,
      body: FIRST_TEXT.replace('Fees are', 'Fees and interests are'),
      publishedAt: null,
      publishedBy: null,
      isDraft: true,
      accepted: 0,
      version: 4,
    },
    { ...published, number: 2, body: FIRST_TEXT, publishedAt: daysAgo(200), accepted: 58 },
    {
      ...published,
      number: 1,
      body: FIRST_TEXT.replace('<p>Fees are named.</p>', ''),
      publishedAt: null,
      publishedBy: null,
      accepted: 41,
    },
  ],
};

export const acceptancesFixture: Acceptance[] = [
  {
    name: 'Gloria Adeyemi',
    email: 'group-admin@demo.test',
    groups: [northeast.title],
    acceptedAt: daysAgo(120),
  },
  {
    name: 'Irene Vasquez',
    email: 'irene.vasquez@walnut.test',
    groups: [greatLakes.title, northeast.title],
    acceptedAt: null,
  },
];
/** Mail in trouble, a job that fails and a release that fails for some. */
export const healthFixture: ConsoleHealth = {
  mail: {
    hasServer: true,
    waiting: 1,
    givenUp: 1,
    isInTrouble: true,
    unsent: [
      {
        id: fixtureId(81),
        recipient: 'ceo@gone.test',
        subject: 'Your company was nominated',
        createdAt: daysAgo(3),
        attempts: 3,
        lastError: '550 No such mailbox here',
        isGivenUp: true,
      },
      {
        id: fixtureId(82),
        recipient: 'irene.vasquez@walnut.test',
        subject: 'You are invited to Harbor Deals',
        createdAt: daysAgo(0.1),
        attempts: 2,
        lastError: null,
        isGivenUp: false,
      },
    ],
  },
  jobs: [
    {
      name: 'conclude-rounds',
      startedAt: daysAgo(0.5),
      finishedAt: daysAgo(0.5),
      nextAt: daysAgo(-0.5),
      failures: 0,
      lastError: null,
    },
    {
      name: 'send-reminders',
      startedAt: daysAgo(0.02),
      finishedAt: daysAgo(0.02),
      nextAt: daysAgo(-0.02),
      failures: 3,
      lastError: 'canceling statement due to statement timeout',
    },
    {
      name: 'forget-expired',
      startedAt: daysAgo(0),
      finishedAt: null,
      nextAt: daysAgo(-0.04),
      failures: 0,
      lastError: null,
    },
  ],
  releases: [
    {
      app: 'shell',
      version: '1.4.0-0123456789',
      loads: 412,
      failures: 0,
      clients: 96,
      failingClients: 0,
    },
    {
      app: 'investor-app',
      version: '2.1.0-9876543210',
      loads: 230,
      failures: 7,
      clients: 61,
      failingClients: 4,
    },
  ],
};
