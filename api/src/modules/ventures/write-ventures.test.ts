import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import * as endpoints from '@syndication/contract/ventures/ventures.endpoints';
import type { EndpointInput } from '@syndication/contract/http/endpoint';
import { eq } from 'drizzle-orm';

import { nominations, rounds, settings, unsubscriptions, ventures } from '../../database/schema';
import {
  addEntrepreneur,
  addGroup,
  addMember,
  addVenture,
  daysAgo,
  nominate,
} from '../../testing/fixtures';
import { callMeanwhile } from '../../testing/call-meanwhile';
import { onPostgres } from '../../testing/on-postgres';
import { useApi } from '../../testing/use-api';
import { concludeRounds } from './conclude-rounds';
import { CONCLUDED } from './rounds.repository';

const api = useApi();

type Update = EndpointInput<typeof endpoints.updateVenture>['body'];

const facts = {
  companyName: 'Acme Robotics',
  companyWebsite: 'https://acme.example',
  description: 'Robots that sort parcels in small depots.',
  country: 'US',
  state: 'Maine',
  ceoName: 'Eve Founder',
  mobileNumber: '(207) 555-0123',
  slideDeckLink: 'https://acme.example/deck',
  executiveSummaryLink: '',
  qualification: [],
  dealLeadGroup: 'Maine Angels',
  dealLeadName: 'Forged Lead',
  dealLeadEmail: 'forged@lead.test',
};

const terms = {
  amount: 500_000,
  valuation: 4_000_000,
  committed: 'At least (50%)' as const,
  securityType: 'SAFE' as const,
};

async function addNominee() {
  const group = await addGroup(api.db, 'Northeast');
  const lead = await addMember(api.db, { groupIds: [group.id] });
  const owner = await addEntrepreneur(api.db);
  await nominate(api.db, owner.email, group.id, lead.member.id);
  return { owner, lead, browser: await api.browserOf(owner.id) };
}

/** An owner with a venture, and a function that updates it from its present version. */
async function addOwner() {
  const { owner, lead, browser } = await addNominee();
  const { venture } = await addVenture(api.db, owner);
  const params = { id: venture.id };
  const read = async () => (await browser.call(endpoints.getVenture, { params })).data;
  const update = async (changes: Partial<Update> = {}) => {
    const { version } = await read();
    const body = {
      ...facts,
      version,
      currentVentureRound: terms,
      newVentureRound: null,
      ...changes,
    };
    return browser.call(endpoints.updateVenture, { params, body });
  };
  const age = (days: number) =>
    api.db
      .update(rounds)
      .set({ createdAt: new Date(Date.now() - days * DAY_MS) })
      .where(eq(rounds.ventureId, venture.id));
  return { owner, lead, browser, venture, read, update, age };
}

const closed = { ...terms, isRoundClosed: true };
const open = { ...terms, isRoundClosed: false };

onPostgres.describe('updating a venture while its round is concluded', () => {
  async function updateMeanwhile(currentVentureRound: Update['currentVentureRound']) {
    const { update, read } = await addOwner();
    const before = await read();
    const { answer } = await api.db.transaction(async (tx) => {
      await tx.update(rounds).set(CONCLUDED);
      return callMeanwhile(tx, () => update({ companyName: 'Acme Two', currentVentureRound }));
    });
    return { before, status: (await answer).status, after: await read() };
  }

  it('leaves the round alone', async () => {
    const { before, status, after } = await updateMeanwhile({ ...terms, amount: 1 });
    expect(status).toBe(200);
    expect(after.companyName).toBe('Acme Two');
    expect(after.currentVentureRound).toMatchObject({
      amount: before.currentVentureRound!.amount,
      isEditable: false,
      isRoundClosed: true,
    });
  });

  it('says that it cannot be opened any more', async () => {
    const { before, status, after } = await updateMeanwhile(open);
    expect(status).toBe(409);
    expect(after.companyName).toBe(before.companyName);
  });
});

describe('creating a venture', () => {
  const body = { ...facts, currentVentureRound: terms };

  it('stores the number as E.164 and takes the lead from the nomination', async () => {
    const { browser, lead } = await addNominee();
    const { data } = await browser.call(endpoints.createVenture, { body });
    const venture = await browser.call(endpoints.getVenture, { params: { id: data.id } });
    expect(venture.data).toMatchObject({
      mobileNumber: '+12075550123',
      dealLeadEmail: lead.user.email,
      isRound: false,
      currentVentureRound: { name: 'Round 1', isEditable: true, isRoundClosed: false },
    });
  });

  it.each(['(207) 555-0123 ext. 12', '044 668 18 00'])(
    'keeps %s, which is no whole number of the country, as it was typed',
    async (mobileNumber) => {
      const { browser } = await addNominee();
      const { data } = await browser.call(endpoints.createVenture, {
        body: { ...body, mobileNumber },
      });
      const venture = await browser.call(endpoints.getVenture, { params: { id: data.id } });
      expect(venture.data).toMatchObject({ mobileNumber, mobileNumberFormatted: mobileNumber });
    },
  );

  it('creates one out of two requests at once', async () => {
    const { browser } = await addNominee();
    await browser.send({ method: 'GET', url: '/api/v1/login' });
    const create = () => browser.call(endpoints.createVenture, { body });
    const answers = await Promise.all([create(), create()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.error?.code).toBe('VENTURE_EXISTS');
    expect(await api.db.select().from(rounds)).toHaveLength(1);
  });

  it('refuses someone without a nomination, and an investor', async () => {
    const stranger = await addEntrepreneur(api.db);
    const { user } = await addMember(api.db);
    for (const { id } of [stranger, user]) {
      const browser = await api.browserOf(id);
      expect((await browser.call(endpoints.createVenture, { body })).status).toBe(403);
    }
    expect(await api.db.select().from(ventures)).toHaveLength(0);
  });

  it('says to a founder whose nomination was withdrawn meanwhile what happened, and who can help', async () => {
    const { browser, owner } = await addNominee();
    await api.db.insert(settings).values({ name: 'supportEmail', value: 'help@harbor.test' });
    await api.db
      .update(nominations)
      .set({ withdrawnAt: new Date() })
      .where(eq(nominations.email, owner.email));
    const { status, error } = await browser.call(endpoints.createVenture, { body });
    expect([status, error?.message]).toEqual([
      403,
      'Your company is not nominated at the moment, so you cannot create its profile. To find out why, write to help@harbor.test.',
    ]);
  });

  const INVISIBLE =
    'This contains an invisible character that cannot be saved. Please type the text instead of pasting it.';

  it('refuses a character that cannot be stored, as a fault of the request', async () => {
    const { browser } = await addNominee();
    const answer = await browser.call(endpoints.createVenture, {
      body: { ...body, companyName: 'Acme\u0000' },
    });
    expect(answer).toMatchObject({ status: 400, error: { fields: { companyName: INVISIBLE } } });
  });

  it('writes nothing when the last field is wrong', async () => {
    const { browser } = await addNominee();
    const wrong = { ...body, currentVentureRound: { ...terms, amount: -1 } };
    const answer = await browser.call(endpoints.createVenture, { body: wrong });
    expect(answer.status).toBe(400);
    expect(answer.error?.fields).toHaveProperty(['currentVentureRound.amount']);
    expect(await api.db.select().from(ventures)).toHaveLength(0);
  });
});

describe('updating a venture', () => {
  it('answers the new facts and counts as an update', async () => {
    const { update, venture } = await addOwner();
    const answer = await update({ companyName: 'Acme Two', country: 'FR', state: 'Maine' });
    expect(answer.data).toMatchObject({ companyName: 'Acme Two', country: 'FR', state: null });
    const abroad = await update({ country: 'FR', state: 'Bretagne' });
    expect(abroad.data).toMatchObject({ country: 'FR', state: 'Bretagne' });
    expect(answer.data.version).toBe(venture.version + 1);
  });

  it('refuses a stale version and keeps what is there', async () => {
    const { update, read, venture } = await addOwner();
    await update({ companyName: 'First' });
    const answer = await update({ companyName: 'Second', version: venture.version });
    expect([answer.status, answer.error?.code]).toEqual([409, 'STALE_VERSION']);
    expect((await read()).companyName).toBe('First');
  });

  it("answers 404 for someone else's venture", async () => {
    const { browser } = await addNominee();
    const { venture } = await addVenture(api.db, await addEntrepreneur(api.db));
    const body = { ...facts, version: 1, currentVentureRound: terms, newVentureRound: null };
    const params = { id: venture.id };
    expect((await browser.call(endpoints.updateVenture, { params, body })).status).toBe(404);
    const ventureId = venture.id;
    const calls = [
      browser.call(endpoints.postVentureActive, { body: { ventureId } }),
      browser.call(endpoints.putVentureNoUpdate, { body: { ventureId, isNoUpdate: true } }),
      browser.call(endpoints.postUnsubscribe, {
        body: { ventureId, reason: 'Round is Closed', reasonDescription: null },
      }),
    ];
    expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual([404, 404, 404]);
  });

  it('confirms without counting as an edit', async () => {
    const { browser, venture, read } = await addOwner();
    const old = new Date(Date.now() - 35 * DAY_MS);
    await api.db.update(ventures).set({ editedAt: old, confirmedAt: old });
    expect(await read()).toMatchObject({ isNoUpdate: 0, daysSinceUpdate: 35 });
    const body = { ventureId: venture.id, isNoUpdate: true as const };
    expect((await browser.call(endpoints.putVentureNoUpdate, { body })).status).toBe(204);
    expect(await read()).toMatchObject({
      isNoUpdate: 1,
      daysSinceUpdate: 0,
      updatedAt: old.toISOString(),
    });
  });

  it('keeps the latest reason of an unsubscription, with its comment only where one belongs', async () => {
    const { browser, venture } = await addOwner();
    const ventureId = venture.id;
    const reasons = [
      { reason: 'Platform is not working for them, Why?', reasonDescription: 'Too slow' },
      { reason: 'Round is Closed', reasonDescription: 'ignored' },
    ] as const;
    for (const reason of reasons) {
      const body = { ventureId, ...reason };
      expect((await browser.call(endpoints.postUnsubscribe, { body })).status).toBe(204);
    }
    expect(await api.db.select().from(unsubscriptions)).toMatchObject([
      { reason: 'Round is Closed', reasonDescription: null },
    ]);
  });
});

describe('the round', () => {
  it('can be closed, and reopened while it is editable', async () => {
    const { update } = await addOwner();
    const after = await update({ currentVentureRound: closed });
    expect(after.data.currentVentureRound).toMatchObject({ isRoundClosed: true, isEditable: true });
    const reopened = await update({ currentVentureRound: open });
    expect(reopened.data.currentVentureRound).toMatchObject({ isRoundClosed: false });
  });

  it('says whether it was closed for good before its days were over, also once there is another', async () => {
    const { update, read, age } = await addOwner();
    await age(130);
    await concludeRounds(api.db, api.context.now());
    const { currentVentureRound: ended } = await read();
    expect(ended).toMatchObject({ isEditable: false });
    expect(ended).not.toHaveProperty('isClosedEarly');
    // As staff did.
    await api.db.update(rounds).set({ updatedAt: daysAgo(100) });
    expect((await read()).currentVentureRound).toMatchObject({ isClosedEarly: true });
    const { data } = await update({ newVentureRound: terms });
    expect(data.ventureRounds).toMatchObject([{ isClosedEarly: true }]);
    expect(data.currentVentureRound).not.toHaveProperty('isClosedEarly');
  });

  it('keeps its terms while it stays closed', async () => {
    const { update } = await addOwner();
    await update({ currentVentureRound: closed });
    const after = await update({ currentVentureRound: { ...closed, amount: 1 } });
    expect(after.data.currentVentureRound?.amount).toBe(terms.amount);
    // A new round does not reopen it, whatever the call says.
    const renewed = await update({
      currentVentureRound: { ...open, amount: 1 },
      newVentureRound: terms,
    });
    expect(renewed.data.ventureRounds).toMatchObject([{ amount: terms.amount }]);
  });

  it('is closed for good by a new round', async () => {
    const { update } = await addOwner();
    const { data } = await update({
      currentVentureRound: closed,
      newVentureRound: { ...terms, amount: 9, securityType: 'Other', other: 'Revenue share note' },
    });
    expect(data).toMatchObject({
      isRound: true,
      currentVentureRound: {
        name: 'Round 2',
        amount: 9,
        other: 'Revenue share note',
        isPresenter: false,
      },
      ventureRounds: [{ name: 'Round 1', isRoundClosed: true, isEditable: false }],
    });
    const [earlier] = data.ventureRounds;
    const answer = await update({
      currentVentureRound: { ...open, ...(earlier && { id: earlier.id }) },
    });
    expect([answer.status, answer.error?.code]).toEqual([409, 'CONFLICT']);
  });

  it('is concluded on its 120th day, and is followed by a new one only', async () => {
    const { update, read, age } = await addOwner();
    await age(119);
    expect((await read()).currentVentureRound).toMatchObject({ isEditable: true });
    await age(120);
    expect((await read()).currentVentureRound).toMatchObject({
      isEditable: false,
      isRoundClosed: true,
    });
    const refused = await update({ currentVentureRound: open });
    expect([refused.status, refused.error?.code]).toEqual([409, 'ROUND_NOT_EDITABLE']);
    const renewed = await update({ currentVentureRound: closed, newVentureRound: terms });
    expect(renewed.data.currentVentureRound).toMatchObject({ name: 'Round 2', isEditable: true });
    expect(renewed.data.ventureRounds).toMatchObject([{ isRoundClosed: true, isEditable: false }]);
  });

  it('leaves a concluded one as it is while the other facts are corrected', async () => {
    const { update, read, age } = await addOwner();
    await age(120);
    const old = new Date(Date.now() - 95 * DAY_MS);
    await api.db.update(ventures).set({ editedAt: old, confirmedAt: old });
    const before = await read();
    expect(before.dealStatus).toBe('removed');
    const { data } = await update({
      companyName: 'Acme Two',
      currentVentureRound: { ...closed, amount: 1 },
    });
    expect(data).toMatchObject({ companyName: 'Acme Two', dealStatus: 'active', isRound: false });
    expect(data.updatedAt > before.updatedAt).toBe(true);
    expect(data.currentVentureRound).toEqual(before.currentVentureRound);
  });

  const lacking = { committed: 'At least (25%)', valuationUsd: null };
  const asStored = { ...terms, valuation: null, committed: lacking.committed };

  it.each([
    [
      'a concluded one',
      { isClosed: true, isEditable: false },
      { ...asStored, isRoundClosed: true },
    ],
    ['a closed one', { isClosed: true }, { isRoundClosed: true }],
    ['one that is closed in the same write', {}, { ...asStored, isRoundClosed: true }],
  ])('can follow %s whose terms no form offers', async (_, state, currentVentureRound) => {
    const { update, venture } = await addOwner();
    const own = eq(rounds.ventureId, venture.id);
    await api.db
      .update(rounds)
      .set({ ...lacking, ...state })
      .where(own);
    const { data } = await update({ currentVentureRound, newVentureRound: terms });
    expect(data).toMatchObject({
      currentVentureRound: { name: 'Round 2', isEditable: true, committed: terms.committed },
      ventureRounds: [{ committed: 'At least (25%)', valuation: null, isEditable: false }],
    });
  });

  it('judges the terms that closing it writes, and answers with their fields', async () => {
    const { update, read } = await addOwner();
    const before = await read();
    const answer = await update({
      companyName: 'Acme Two',
      currentVentureRound: {
        ...closed,
        securityType: 'Other',
        other: 'x'.repeat(141),
      },
    });
    expect([answer.status, answer.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.error?.fields).toEqual({
      'currentVentureRound.other': 'you can enter only 140 characters',
    });
    expect(await read()).toEqual(before);
    const { data } = await update({ currentVentureRound: { ...closed, amount: 700_000 } });
    expect(data.currentVentureRound).toMatchObject({ amount: 700_000, isRoundClosed: true });
  });

  it('never has a second editable one, whatever writes it', async () => {
    const { venture } = await addOwner();
    const second = api.db.insert(rounds).values({ ventureId: venture.id, number: 2 });
    await expect(second).rejects.toThrow();
  });
});
