import * as endpoints from '@syndication/contract/ventures/ventures.endpoints';
import { eq } from 'drizzle-orm';

import { rounds, ventures } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();
const NOW = new Date('2026-03-02T15:00:00.000Z');
const LATER = new Date('2026-03-09T15:00:00.000Z');
const AFTER_THE_ROUND = new Date('2026-07-01T15:00:00.000Z');

const terms = {
  amount: 500_000,
  valuation: 4_000_000,
  committed: 'At least (50%)' as const,
  securityType: 'SAFE' as const,
};

const profile = {
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
  dealLeadName: 'Forged Lead',
  dealLeadEmail: 'forged@lead.test',
  currentVentureRound: terms,
};

/** A nominated entrepreneur, and another one's venture to lay hands on. */
async function setUp() {
  api.setNow(NOW);
  const group = await addGroup(api.db, 'Northeast');
  const lead = await addMember(api.db, { groupIds: [group.id] });
  const owner = await addEntrepreneur(api.db);
  await nominate(api.db, owner.email, group.id, lead.member.id);
  const victim = await addEntrepreneur(api.db);
  const other = await addVenture(api.db, victim, { companyName: 'Somebody Else' });
  const browser = await api.browserOf(owner.id);
  const read = async (id: string) =>
    (await browser.call(endpoints.getVenture, { params: { id } })).data;
  const readOther = async () => ({
    venture: await api.db.select().from(ventures).where(eq(ventures.id, other.venture.id)),
    rounds: await api.db.select().from(rounds).where(eq(rounds.ventureId, other.venture.id)),
  });
  return { group, lead, owner, victim, other, browser, read, readOther };
}

type Scene = Awaited<ReturnType<typeof setUp>>;

/** Fields that no client may set, as an attacker would send them. */
const forge = ({ victim, other }: Scene) => ({
  id: other.venture.id,
  ventureId: other.venture.id,
  createdBy: victim.id,
  ownerId: victim.id,
  emailAddress: victim.email,
  isPresenter: true,
  isNoUpdate: 1,
  dealStatus: 'removed',
  createdAt: '2020-01-01T00:00:00.000Z',
  confirmedAt: '2099-01-01T00:00:00.000Z',
  nominations: [],
  predictions: { average: 100, voterCount: 99 },
});
const forgedRound = {
  isPresenter: true,
  isEditable: true,
  name: 'Round 9',
  number: 9,
  createdAt: '2099-01-01T00:00:00.000Z',
  votes: 99,
};

/** The owner's own facts, the nomination's lead and groups, and the state that the server keeps. */
const honest = ({ owner, lead, group }: Scene) => ({
  createdBy: owner.id,
  emailAddress: owner.email,
  isPresenter: false,
  isRound: false,
  dealStatus: 'active',
  createdAt: NOW.toISOString(),
  dealLeadName: `${lead.user.firstName} ${lead.user.lastName}`,
  dealLeadEmail: lead.user.email,
  nominations: [{ syndicationGroup: { id: group.id, title: 'Northeast' } }],
  predictions: { average: null, voterCount: 0 },
});
const honestRound = {
  name: 'Round 1',
  isPresenter: false,
  isRoundClosed: false,
  isEditable: true,
  createdAt: NOW.toISOString(),
};

describe('a forged body', () => {
  it("creates the entrepreneur's own venture and nothing else", async () => {
    const scene = await setUp();
    const before = await scene.readOther();
    const body = {
      ...profile,
      ...forge(scene),
      currentVentureRound: { ...terms, ...forgedRound, isRoundClosed: true },
    };
    const { status, data } = await scene.browser.call(endpoints.createVenture, { body });
    expect(status).toBe(200);
    expect(data.id).not.toBe(scene.other.venture.id);
    expect(await scene.read(data.id)).toMatchObject({
      ...honest(scene),
      id: data.id,
      confirmedAt: NOW.toISOString(),
      currentVentureRound: honestRound,
    });
    expect(await scene.readOther()).toEqual(before);
  });

  it('updates what may be edited and nothing else', async () => {
    const scene = await setUp();
    const created = await scene.browser.call(endpoints.createVenture, { body: profile });
    const params = { id: created.data.id };
    const { version, currentVentureRound } = await scene.read(params.id);
    const before = await scene.readOther();
    api.setNow(LATER);
    const browser = await api.browserOf(scene.owner.id);
    const body = {
      ...profile,
      companyName: 'Acme Two',
      ...forge(scene),
      isRound: true,
      version,
      currentVentureRound: { ...terms, ...forgedRound, id: currentVentureRound!.id },
      newVentureRound: null,
    };
    const { status, data } = await browser.call(endpoints.updateVenture, { params, body });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...honest(scene),
      id: params.id,
      companyName: 'Acme Two',
      confirmedAt: LATER.toISOString(),
      currentVentureRound: honestRound,
    });
    expect(await scene.readOther()).toEqual(before);
  });

  it("lays hands neither on another one's venture nor on its round", async () => {
    const scene = await setUp();
    const created = await scene.browser.call(endpoints.createVenture, { body: profile });
    const before = await scene.readOther();
    const attempts = [
      { id: scene.other.venture.id, round: undefined, status: 404 },
      { id: scene.other.venture.id, round: scene.other.round.id, status: 404 },
      { id: created.data.id, round: scene.other.round.id, status: 409 },
    ];
    for (const { id, round, status } of attempts) {
      const body = {
        ...profile,
        version: 1,
        currentVentureRound: { ...terms, amount: 1, ...(round && { id: round }) },
        newVentureRound: null,
      };
      const answer = await scene.browser.call(endpoints.updateVenture, { params: { id }, body });
      expect(answer.status).toBe(status);
    }
    expect(await scene.readOther()).toEqual(before);
  });

  it('opens no round that is concluded', async () => {
    const scene = await setUp();
    const created = await scene.browser.call(endpoints.createVenture, { body: profile });
    const params = { id: created.data.id };
    api.setNow(AFTER_THE_ROUND);
    const browser = await api.browserOf(scene.owner.id);
    const body = {
      ...profile,
      version: 1,
      currentVentureRound: { ...terms, isEditable: true, isRoundClosed: false },
      newVentureRound: null,
    };
    const answer = await browser.call(endpoints.updateVenture, { params, body });
    expect([answer.status, answer.error?.code]).toEqual([409, 'ROUND_NOT_EDITABLE']);
    const { data } = await browser.call(endpoints.getVenture, { params });
    expect(data.currentVentureRound).toMatchObject({ isEditable: false, isRoundClosed: true });
  });

  it('cannot begin with a second round', async () => {
    const { browser } = await setUp();
    const body = { ...profile, isRound: true as unknown as false };
    expect((await browser.call(endpoints.createVenture, { body })).status).toBe(400);
    expect(await api.db.select().from(ventures)).toHaveLength(1);
  });
});

const letters = (length: number) => 'a'.repeat(length);
const other = (reason: string) => ({
  currentVentureRound: { ...terms, securityType: 'Other' as const, other: reason },
});

describe('the limits of a profile', () => {
  it.each([
    ['companyName', { companyName: letters(50) }, { companyName: letters(51) }, 'Too Long!'],
    ['companyName', { companyName: 'Ac' }, { companyName: 'A' }, 'Too short!'],
    ['ceoName', { ceoName: letters(50) }, { ceoName: letters(51) }, 'Too Long!'],
    ['dealLeadGroup', { dealLeadGroup: 'LG' }, { dealLeadGroup: 'L' }, 'Too short!'],
    ['state', { state: letters(50) }, { state: letters(51) }, 'State name is too short/long'],
    [
      'description',
      { description: letters(140) },
      { description: letters(141) },
      'You can enter only 140 characters',
    ],
    [
      'description',
      { description: letters(10) },
      { description: letters(9) },
      'Enter at least 10 characters',
    ],
    [
      'mobileNumber',
      { mobileNumber: '12345678' },
      { mobileNumber: '1234567' },
      'At least 8 characters; this has 7',
    ],
    [
      'mobileNumber',
      { mobileNumber: '044 668 18 00' },
      { mobileNumber: 'ask me later' },
      'This should be a valid mobile number',
    ],
    ['slideDeckLink', {}, { slideDeckLink: 'acme.example' }, 'Please Include http:// or https://'],
    [
      'currentVentureRound.other',
      other(letters(140)),
      other(letters(141)),
      'you can enter only 140 characters',
    ],
    [
      'currentVentureRound.other',
      other(letters(10)),
      other(letters(9)),
      'Enter at least 10 characters',
    ],
  ])('hold for %s, at the limit and one past it', async (field, within, past, message) => {
    const { browser } = await setUp();
    const wrong = await browser.call(endpoints.createVenture, { body: { ...profile, ...past } });
    expect([wrong.status, wrong.error?.fields?.[field]]).toEqual([400, message]);
    expect(await api.db.select().from(ventures)).toHaveLength(1);
    const right = await browser.call(endpoints.createVenture, { body: { ...profile, ...within } });
    expect(right.status).toBe(200);
  });
});
