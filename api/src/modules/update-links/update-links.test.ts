import { getAnonymousUser } from '@syndication/contract/accounts/accounts.endpoints';
import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import * as endpoints from '@syndication/contract/update-links/update-links.endpoints';
import { UPDATE_LINK_DAYS } from '@syndication/contract/update-links/update-links.rules';
import { getVenture } from '@syndication/contract/ventures/ventures.endpoints';
import { desc, eq } from 'drizzle-orm';

import { nominations, outbox, rounds, usedMailLinks, users, ventures } from '../../database/schema';
import { callMeanwhile } from '../../testing/call-meanwhile';
import { addEntrepreneur, addGroup, addVenture, nominate } from '../../testing/fixtures';
import { onPostgres } from '../../testing/on-postgres';
import { useApi } from '../../testing/use-api';
import { forgetExpired } from '../accounts/forget-expired';
import { sendReminders } from '../reminders/send-reminders';
import { CONCLUDED } from '../ventures/rounds.repository';

const api = useApi();
const START = new Date('2026-03-02T15:00:00Z');
const dayAfter = (days: number) => new Date(START.getTime() + days * DAY_MS);

/** A founder who was just reminded, and the token of that mail. */
async function remind() {
  const owner = await addEntrepreneur(api.db);
  const group = await addGroup(api.db, 'Northeast');
  await nominate(api.db, owner.email, group.id, null, START);
  const facts = { createdAt: START, editedAt: START, confirmedAt: START };
  const { venture, round } = await addVenture(api.db, owner, facts, { createdAt: START });
  api.setNow(dayAfter(28));
  await sendReminders(api.context);
  return { owner, venture, round, token: await readToken() };
}

async function readToken(): Promise<string> {
  const [mail] = await api.db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(1);
  const link = /http\S+\/profile-update\S+/.exec(mail?.textBody ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('link') ?? '';
}

const look = (token: string) => api.browser().call(endpoints.getUpdateLink, { query: { token } });
const stateOf = async (token: string) => (await look(token)).data?.state;
const confirm = (token: string) => api.browser().call(endpoints.confirmByLink, { body: { token } });
const NEW_ROUND = { amount: 750_000, committed: 'At least (75%)' } as const;
const change = (token: string) =>
  api.browser().call(endpoints.updateRoundByLink, { body: { token, ...NEW_ROUND } });

const readVenture = async (id: string) =>
  (await api.db.select().from(ventures).where(eq(ventures.id, id)))[0]!;

it('says whose profile it is and the state of it, and changes nothing by being opened', async () => {
  const { venture, token } = await remind();
  for (let time = 0; time < 2; time += 1) {
    expect((await look(token)).data).toEqual({
      state: 'open',
      ventureId: venture.id,
      companyName: 'Acme Robotics',
      ownerName: 'Eve Founder',
      usedAt: null,
      confirmedAt: START.toISOString(),
      updatedAt: START.toISOString(),
      daysSinceUpdate: 28,
      round: { amount: 500_000, committed: 'At least (50%)' },
    });
  }
  expect(await readVenture(venture.id)).toMatchObject({ version: 1, confirmedAt: START });
});

it('takes "No Change" once, without signing anybody in', async () => {
  const { venture, token } = await remind();
  const browser = api.browser();
  const answer = await browser.call(endpoints.confirmByLink, { body: { token } });
  expect(answer.data).toMatchObject({
    state: 'used',
    usedAt: dayAfter(28).toISOString(),
    daysSinceUpdate: 0,
  });
  expect((await browser.call(getAnonymousUser, {})).data).toBeNull();
  expect(await readVenture(venture.id)).toMatchObject({
    version: 1,
    confirmedAt: dayAfter(28),
    editedAt: START,
  });
  api.setNow(dayAfter(30));
  expect((await confirm(token)).error?.code).toBe('MAIL_LINK_INVALID');
  expect((await change(token)).error?.code).toBe('MAIL_LINK_INVALID');
  expect((await readVenture(venture.id)).confirmedAt).toEqual(dayAfter(28));
});

it('takes one answer of two that come at once', async () => {
  const { token } = await remind();
  const answers = await Promise.all([confirm(token), confirm(token), change(token)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await api.db.select().from(usedMailLinks)).toHaveLength(1);
});

it('takes a new amount and commitment, which is an edit', async () => {
  const { owner, venture, token } = await remind();
  expect((await change(token)).data).toMatchObject({ state: 'used', round: NEW_ROUND });
  expect(await readVenture(venture.id)).toMatchObject({ version: 2, editedAt: dayAfter(28) });
  const browser = await api.browserOf(owner.id);
  const { data } = await browser.call(getVenture, { params: { id: venture.id } });
  expect(data.currentVentureRound).toMatchObject({
    ...NEW_ROUND,
    valuation: 4_000_000,
    securityType: 'SAFE',
  });
});

onPostgres.it('takes no new amount of a round that is concluded meanwhile', async () => {
  const { round, token } = await remind();
  const { answer } = await api.db.transaction(async (tx) => {
    await tx.update(rounds).set(CONCLUDED);
    return callMeanwhile(tx, () => change(token));
  });
  expect((await answer).error?.code).toBe('ROUND_NOT_EDITABLE');
  expect(await api.db.select().from(rounds)).toMatchObject([{ amountUsd: round.amountUsd }]);
  expect(await stateOf(token)).toBe('open');
});

it.each([{ amount: -1 }, { amount: 1.5 }, { committed: 'Nearly' }, { amount: null }])(
  'refuses %j, and still works',
  async (wrong) => {
    const { token } = await remind();
    const body = { token, ...NEW_ROUND, ...wrong } as never;
    const answer = await api.browser().call(endpoints.updateRoundByLink, { body });
    expect(answer.status).toBe(400);
    expect((await change(token)).status).toBe(200);
  },
);

it.each([
  ['closed', { isClosed: true }],
  ['concluded', { createdAt: dayAfter(-100) }],
])('takes no new amount of a %s round, and takes "No Change" still', async (_, facts) => {
  const { round, token } = await remind();
  await api.db.update(rounds).set(facts).where(eq(rounds.id, round.id));
  expect((await look(token)).data).toMatchObject({ state: 'open', round: null });
  expect((await change(token)).error?.code).toBe('ROUND_NOT_EDITABLE');
  expect((await confirm(token)).status).toBe(200);
});

it('expires after its days', async () => {
  const { token } = await remind();
  api.setNow(dayAfter(28 + UPDATE_LINK_DAYS));
  expect(await stateOf(token)).toBe('expired');
  expect((await confirm(token)).error?.code).toBe('MAIL_LINK_INVALID');
});

it('works no longer once no investor sees the profile', async () => {
  const { token } = await remind();
  await api.db.update(nominations).set({ withdrawnAt: dayAfter(28) });
  expect(await stateOf(token)).toBe('withdrawn');
  expect((await confirm(token)).error?.code).toBe('MAIL_LINK_INVALID');
});

it('takes no answer while staff hide the profile, and says so of a used one', async () => {
  const { venture, token } = await remind();
  const hide = (hiddenAt: Date | null) =>
    api.db.update(ventures).set({ hiddenAt, hiddenReason: hiddenAt && 'The deck is gone.' });
  await hide(dayAfter(28));
  expect(await stateOf(token)).toBe('hidden');
  for (const answer of [await confirm(token), await change(token)]) {
    expect(answer.error?.code).toBe('MAIL_LINK_INVALID');
  }
  expect(await readVenture(venture.id)).toMatchObject({ version: 1, confirmedAt: START });
  await hide(null);
  expect((await confirm(token)).status).toBe(200);
  await hide(dayAfter(29));
  expect(await stateOf(token)).toBe('hidden');
});

it('says when the profile was edited after the mail, and changes nothing of it', async () => {
  const { venture, token } = await remind();
  await api.db
    .update(ventures)
    .set({ version: 2, editedAt: dayAfter(28), confirmedAt: dayAfter(28) })
    .where(eq(ventures.id, venture.id));
  expect((await look(token)).data).toMatchObject({
    state: 'changed',
    updatedAt: dayAfter(28).toISOString(),
  });
  expect((await change(token)).error?.code).toBe('MAIL_LINK_INVALID');
});

it('rejects forged tokens, and links of a deactivated founder', async () => {
  const { owner, token } = await remind();
  for (const forged of ['made-up', `${token}A`]) {
    expect((await look(forged)).status).toBe(404);
    expect((await confirm(forged)).status).toBe(404);
  }
  await api.db
    .update(users)
    .set({ deactivatedAt: dayAfter(28) })
    .where(eq(users.id, owner.id));
  expect((await look(token)).status).toBe(404);
});

it('forgets used links once they would have expired', async () => {
  const { token } = await remind();
  await confirm(token);
  await forgetExpired(api.context);
  expect(await api.db.select().from(usedMailLinks)).toHaveLength(1);
  api.setNow(dayAfter(28 + UPDATE_LINK_DAYS + 1));
  await forgetExpired(api.context);
  expect(await api.db.select().from(usedMailLinks)).toEqual([]);
  expect(await stateOf(token)).toBe('expired');
});
