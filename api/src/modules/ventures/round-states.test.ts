import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import * as endpoints from '@syndication/contract/ventures/ventures.endpoints';
import { DAYS, SECURITY_TYPES } from '@syndication/contract/ventures/ventures.rules';
import type { Venture, VentureRound } from '@syndication/contract/ventures/ventures.schemas';
import { postVote } from '@syndication/contract/votes/votes.endpoints';
import fc from 'fast-check';

import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

/*
 * The round state machine of section 4, walked at random through the real API with the clock moved.
 * After every step what it answers is compared with what may follow from what it answered before.
 */
const api = useApi();
const START = new Date('2026-01-05T12:00:00Z');
const UPDATE_STEPS = ['save', 'close', 'untick', 'add'] as const;

interface Step {
  kind: (typeof UPDATE_STEPS)[number] | 'vote' | 'wait' | 'confirm';
  amount: number;
  securityType: (typeof SECURITY_TYPES)[number];
  days: number;
  /** Names an earlier round instead of the current one. */
  isForged: boolean;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...UPDATE_STEPS, ...UPDATE_STEPS, 'vote', 'wait', 'confirm'),
    amount: fc.integer({ min: 0, max: 9_999_999 }),
    securityType: fc.constantFrom(...SECURITY_TYPES),
    days: fc.constantFrom(1, 30, DAYS.roundLife - 1, DAYS.roundLife),
    isForged: fc.boolean(),
  }),
  { minLength: 5, maxLength: 25 },
);

const facts = {
  companyName: 'Acme Robotics',
  companyWebsite: 'https://acme.example',
  description: 'Robots that sort parcels in small depots.',
  country: 'US',
  state: 'Maine',
  ceoName: 'Eve Founder',
  mobileNumber: '(207) 555-0123',
  slideDeckLink: 'https://acme.example/deck',
  qualification: [],
  dealLeadGroup: 'Maine Angels',
  dealLeadName: 'Ann Angel',
  dealLeadEmail: 'ann@angels.test',
};

const toTerms = ({ amount, securityType }: Step) => ({
  amount,
  valuation: 4_000_000,
  committed: 'At least (50%)' as const,
  securityType,
  other: securityType === 'Other' ? 'Revenue share note' : null,
});

const allRounds = ({ currentVentureRound, ventureRounds }: Venture): VentureRound[] => [
  ...(currentVentureRound ? [currentVentureRound] : []),
  ...ventureRounds,
];

const termsOf = ({ amount, valuation, committed, securityType, other }: VentureRound) => ({
  amount,
  valuation,
  committed,
  securityType,
  other,
});

class Walk {
  private now = START;

  private constructor(
    private readonly ids: { venture: string; owner: string; member: string; user: string },
  ) {}

  static async begin(): Promise<Walk> {
    const group = await addGroup(api.db, `Group ${crypto.randomUUID()}`);
    const { user, member } = await addMember(api.db, { groupIds: [group.id] });
    const owner = await addEntrepreneur(api.db);
    await nominate(api.db, owner.email, group.id, member.id);
    const { venture } = await addVenture(
      api.db,
      owner,
      { createdAt: START, editedAt: START, confirmedAt: START },
      { createdAt: START },
    );
    return new Walk({
      venture: venture.id,
      owner: owner.id,
      member: member.id,
      user: user.id,
    });
  }

  /** Sessions end meanwhile; each step signs in again. */
  private browserOf(userId: string) {
    api.setNow(this.now);
    return api.browserOf(userId);
  }

  async read(): Promise<Venture> {
    const browser = await this.browserOf(this.ids.owner);
    return (await browser.call(endpoints.getVenture, { params: { id: this.ids.venture } })).data;
  }

  /** @returns the status of the call; null for a step that only moves the clock */
  async take(step: Step, before: Venture): Promise<number | null> {
    const { venture, owner, member, user } = this.ids;
    if (step.kind === 'wait') {
      this.now = new Date(this.now.getTime() + step.days * DAY_MS);
      return null;
    }
    if (step.kind === 'vote') {
      const browser = await this.browserOf(user);
      const body = { venture_id: venture, member_uuid: member, choice: '75%' as const };
      return (await browser.call(postVote, { body })).status;
    }
    const browser = await this.browserOf(owner);
    if (step.kind === 'confirm') {
      const body = { ventureId: venture };
      return (await browser.call(endpoints.postVentureActive, { body })).status;
    }
    const named = step.isForged ? before.ventureRounds.at(-1) : before.currentVentureRound;
    const forged = { isPresenter: true, isEditable: true, createdBy: user };
    const body = {
      ...facts,
      ...forged,
      version: before.version,
      currentVentureRound: {
        ...toTerms(step),
        ...forged,
        ...(named && { id: named.id }),
        ...(step.kind !== 'save' && { isRoundClosed: step.kind !== 'untick' }),
      },
      newVentureRound: step.kind === 'add' ? { ...toTerms(step), ...forged } : null,
    };
    return (await browser.call(endpoints.updateVenture, { params: { id: venture }, body })).status;
  }

  ageOf({ createdAt }: VentureRound): number {
    const day = (moment: number) => Math.floor(moment / DAY_MS);
    return day(this.now.getTime()) - day(Date.parse(createdAt));
  }
}

/** What holds for a venture at any moment. */
function expectSound(walk: Walk, venture: Venture): void {
  const found = allRounds(venture);
  expect(found.map(({ name }) => name)).toEqual(
    found.map((_, index) => `Round ${found.length - index}`),
  );
  expect(venture.isRound).toBe(found.length > 1);
  for (const [index, round] of found.entries()) {
    expect(round.isPresenter).toBe(false);
    if (index > 0 || walk.ageOf(round) >= DAYS.roundLife) expect(round.isEditable).toBe(false);
    if (!round.isEditable) expect(round.isRoundClosed).toBe(true);
    if (round.securityType !== 'Other') expect(round.other).toBeNull();
  }
}

/** What a step may have changed. */
function expectAllowed(step: Step, status: number | null, before: Venture, after: Venture): void {
  const current = before.currentVentureRound!;
  const isUpdate = (UPDATE_STEPS as readonly string[]).includes(step.kind);
  const isForged = isUpdate && step.isForged && before.ventureRounds.length > 0;
  if (step.kind === 'vote') {
    const isRefused = current.isRoundClosed || before.dealStatus === 'removed';
    expect(status).toBe(isRefused ? 409 : 200);
  }
  if (step.kind === 'confirm') expect(status).toBe(204);
  if (isUpdate) {
    const isRefused = isForged || (!current.isEditable && step.kind === 'untick');
    expect(status).toBe(isRefused ? 409 : 200);
  }

  const added = isUpdate && status === 200 && step.kind === 'add' ? 1 : 0;
  expect(allRounds(after)).toHaveLength(allRounds(before).length + added);
  if (added) {
    expect(termsOf(after.currentVentureRound!)).toEqual(toTerms(step));
    expect(after.currentVentureRound).toMatchObject({ isEditable: true, isRoundClosed: false });
  }
  for (const [index, old] of allRounds(before).entries()) {
    const now = allRounds(after)[index + added]!;
    expect(now.id).toBe(old.id);
    if (!old.isEditable) {
      expect(now).toMatchObject({ isEditable: false, isRoundClosed: true });
      expect(termsOf(now)).toEqual(termsOf(old));
    }
    const staysClosed = old.isRoundClosed && now.isRoundClosed;
    const isWritten = isUpdate && status === 200 && index === 0;
    if (staysClosed || !isWritten) expect(termsOf(now)).toEqual(termsOf(old));
    if (isWritten && old.isEditable && !added) {
      expect(now.isRoundClosed).toBe(
        step.kind === 'save' ? old.isRoundClosed : step.kind === 'close',
      );
    }
  }
  if (status === null || status >= 400) {
    expect(after.version).toBe(before.version);
  }
}

it('never reaches a forbidden state, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (path) => {
      const walk = await Walk.begin();
      let before = await walk.read();
      for (const step of path) {
        const status = await walk.take(step, before);
        const after = await walk.read();
        expectSound(walk, after);
        expectAllowed(step, status, before, after);
        before = after;
      }
    }),
    { numRuns: 25 },
  );
}, 600_000);
