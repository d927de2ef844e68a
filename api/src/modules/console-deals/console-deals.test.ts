import * as contract from '@syndication/contract/console-deals/console-deals.endpoints';
import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import { getVenture, getVentures } from '@syndication/contract/ventures/ventures.endpoints';
import { eq } from 'drizzle-orm';

import { auditLog, nominations, outbox, rounds, sessions, ventures } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';

const api = useApi();

async function setUp() {
  const lakes = await addGroup(api.db, 'Great Lakes');
  const rocky = await addGroup(api.db, 'Rocky Mountain');
  const staff = await addMember(api.db, { isStaff: true });
  const admin = await addMember(api.db, { groupIds: [lakes.id], adminOf: [lakes.id] });
  const other = await addMember(api.db, { groupIds: [rocky.id], adminOf: [rocky.id] });
  const member = await addMember(api.db, { groupIds: [rocky.id] });
  const founder = await addEntrepreneur(api.db);
  await nominate(api.db, founder.email, lakes.id);
  const { venture } = await addVenture(api.db, founder);
  const { id } = venture;
  const browserOf = (person: { user: { id: string } }) => api.browserOf(person.user.id);
  const staffBrowser = await browserOf(staff);
  return { lakes, rocky, staff, admin, other, member, founder, id, browserOf, staffBrowser };
}

const find = async (browser: TestBrowser, query: object = {}) =>
  (await browser.call(contract.getConsoleDeals, { query })).data;
const names = async (browser: TestBrowser, query: object = {}) =>
  (await find(browser, query)).deals.map(({ companyName }) => companyName);
const bring = (browser: TestBrowser, id: string, groupId: string, isInGroup: boolean) =>
  browser.call(contract.putDealGroup, { params: { id, groupId }, body: { isInGroup } });
const hide = (browser: TestBrowser, id: string, reason: string | null) =>
  browser.call(contract.putDealHidden, { params: { id }, body: { reason } });
const close = (browser: TestBrowser, id: string) =>
  browser.call(contract.putDealClosed, { params: { id }, body: { isClosed: true } });
const sees = async (browser: TestBrowser, id: string) =>
  (await browser.call(getVenture, { params: { id } })).status === 200;
/** What founders were told by mail, the first one first. */
const mails = () => api.db.select().from(outbox).orderBy(outbox.createdAt, outbox.id);
const trail = () =>
  api.db.select().from(auditLog).where(eq(auditLog.targetType, 'deal')).orderBy(auditLog.id);

it('shows staff all deals with their state, an admin those of their own groups', async () => {
  const { staffBrowser, admin, other, founder, lakes, rocky, id, browserOf } = await setUp();
  expect(await find(staffBrowser)).toMatchObject({
    total: 1,
    deals: [
      {
        id,
        companyName: 'Acme Robotics',
        ownerEmail: founder.email,
        groups: [{ title: 'Great Lakes' }],
        isFresh: true,
        hiddenReason: null,
        round: { name: 'Round 1', isClosed: false },
      },
    ],
  });
  expect(await names(await browserOf(admin))).toEqual(['Acme Robotics']);
  expect(await names(await browserOf(other))).toEqual([]);
  expect(await names(staffBrowser, { groupId: rocky.id })).toEqual([]);
  expect(await names(staffBrowser, { groupId: lakes.id, search: 'ROBOT' })).toHaveLength(1);
  expect(await names(staffBrowser, { search: founder.email })).toHaveLength(1);
  expect(await names(staffBrowser, { id })).toHaveLength(1);
  expect(await names(staffBrowser, { id: rocky.id })).toEqual([]);
  expect(await names(await browserOf(other), { id })).toEqual([]);
  expect(await names(staffBrowser, { state: 'listed' })).toHaveLength(1);
  expect(await names(staffBrowser, { state: 'off' })).toEqual([]);
  const old = new Date(Date.now() - 61 * DAY_MS);
  await api.db.update(ventures).set({ editedAt: old, confirmedAt: old });
  expect(await names(staffBrowser, { state: 'off' })).toHaveLength(1);
});

it('finds a round whose 120 days are over among the closed ones, before the job closes it', async () => {
  const { staffBrowser } = await setUp();
  expect(await names(staffBrowser, { state: 'closed' })).toEqual([]);
  await api.db.update(rounds).set({ createdAt: new Date(Date.now() - 121 * DAY_MS) });
  expect((await find(staffBrowser, { state: 'closed' })).deals).toMatchObject([
    { companyName: 'Acme Robotics', round: { isClosed: true } },
  ]);
});

it('is closed to members, founders and the signed out', async () => {
  const { member, founder, id, rocky, browserOf } = await setUp();
  for (const browser of [await browserOf(member), await api.browserOf(founder.id)]) {
    expect((await browser.call(contract.getConsoleDeals, { query: {} })).status).toBe(403);
    expect((await bring(browser, id, rocky.id, true)).status).toBe(403);
    expect((await hide(browser, id, 'Why')).status).toBe(403);
    expect((await close(browser, id)).status).toBe(403);
  }
  expect((await hide(api.browser(), id, 'Why')).status).toBe(401);
});

it('adds a deal to a group and takes it out, each once', async () => {
  const { staffBrowser, staff, member, admin, other, rocky, lakes, id, browserOf } = await setUp();
  const memberBrowser = await browserOf(member);
  expect(await sees(memberBrowser, id)).toBe(false);
  expect((await bring(staffBrowser, id, rocky.id, true)).status).toBe(204);
  expect((await bring(staffBrowser, id, rocky.id, true)).status).toBe(204);
  expect(await sees(memberBrowser, id)).toBe(true);
  expect((await memberBrowser.call(getVentures, { query: {} })).data).toHaveLength(1);
  expect((await bring(await browserOf(admin), id, rocky.id, false)).status).toBe(404);
  expect((await bring(await browserOf(other), id, lakes.id, false)).status).toBe(404);
  expect((await bring(await browserOf(other), id, rocky.id, false)).status).toBe(204);
  expect((await bring(await browserOf(other), id, rocky.id, false)).status).toBe(204);
  expect((await bring(await browserOf(other), id, rocky.id, true)).status).toBe(404);
  expect(await sees(memberBrowser, id)).toBe(false);
  expect((await bring(staffBrowser, id, rocky.id, true)).status).toBe(204);
  expect(await api.db.$count(nominations)).toBe(2);
  expect(await trail()).toMatchObject([
    { action: 'deal-added', userId: staff.user.id, groupId: rocky.id, before: null },
    { action: 'deal-removed', userId: other.user.id, after: null },
    { action: 'deal-added' },
  ]);
});

it('keeps the lead of a deal that is shared, and makes nobody the lead of one without', async () => {
  const { staffBrowser, admin, founder, rocky, lakes, id } = await setUp();
  const leadOf = async () => (await find(staffBrowser)).deals[0]?.dealLead;
  await bring(staffBrowser, id, rocky.id, true);
  expect(await leadOf()).toBeNull();
  await api.db.delete(nominations);
  await nominate(api.db, founder.email, lakes.id, admin.member.id);
  const lead = await leadOf();
  expect(lead).not.toBeNull();
  await bring(staffBrowser, id, lakes.id, false);
  await bring(staffBrowser, id, lakes.id, true);
  expect(await leadOf()).toBe(lead);
  await bring(staffBrowser, id, lakes.id, false);
  await bring(staffBrowser, id, rocky.id, true);
  expect(await leadOf()).toBe(lead);
});

it('hides a deal with a reason that its founder reads, and shows it again', async () => {
  const { staffBrowser, admin, founder, id, browserOf } = await setUp();
  const adminBrowser = await browserOf(admin);
  const ownerBrowser = await api.browserOf(founder.id);
  const reasonFor = async (browser: TestBrowser) =>
    (await browser.call(getVenture, { params: { id } })).data.hiddenReason;
  expect((await hide(adminBrowser, id, 'Why')).status).toBe(403);
  expect((await hide(staffBrowser, id, '  ')).status).toBe(400);
  expect((await hide(staffBrowser, id, 'The deck is empty.')).status).toBe(204);
  await hide(staffBrowser, id, 'The deck is empty.');
  // Of two who hide it at once, the second one does not replace what the founder reads.
  expect((await hide(staffBrowser, id, 'Nobody answers.')).status).toBe(409);
  expect(await sees(adminBrowser, id)).toBe(false);
  expect((await adminBrowser.call(getVentures, { query: {} })).data).toEqual([]);
  expect(await reasonFor(ownerBrowser)).toBe('The deck is empty.');
  expect(await reasonFor(staffBrowser)).toBeNull();
  expect(await names(staffBrowser, { state: 'hidden' })).toHaveLength(1);
  await hide(staffBrowser, id, null);
  expect(await sees(adminBrowser, id)).toBe(true);
  expect(await trail()).toMatchObject([
    { action: 'deal-hidden', before: { reason: null }, after: { reason: 'The deck is empty.' } },
    { action: 'deal-shown', after: { reason: null } },
  ]);
});

it('tells the founder by mail, once, what was done to the deal and why', async () => {
  const { staffBrowser, founder, id } = await setUp();
  for (const reason of ['The <deck> is empty.', 'The <deck> is empty.', null, null]) {
    expect((await hide(staffBrowser, id, reason)).status).toBe(204);
  }
  await close(staffBrowser, id);
  await close(staffBrowser, id);
  const sent = await mails();
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [founder.email, 'Acme Robotics is no longer shown to investors'],
    [founder.email, 'Acme Robotics is no longer hidden from investors'],
    [founder.email, 'Round 1 of Acme Robotics is closed'],
  ]);
  expect(sent[0]?.textBody).toMatch(/from its lists for this reason:\n\nThe <deck> is empty\.\n/);
  expect(sent[0]?.htmlBody).toContain('The &lt;deck&gt; is empty.');
  expect(sent[2]?.textBody).toContain(`/profile/${id}/edit`);
});

it('notifies nobody of a deal whose founder has no account', async () => {
  const { staffBrowser, id } = await setUp();
  await api.db.update(ventures).set({ ownerId: null });
  await hide(staffBrowser, id, 'The deck is empty.');
  await close(staffBrowser, id);
  expect(await mails()).toEqual([]);
});

it('closes a round for good, with a fresh proof', async () => {
  const { staffBrowser, id } = await setUp();
  expect((await close(staffBrowser, id)).status).toBe(204);
  expect((await close(staffBrowser, id)).status).toBe(204);
  expect((await find(staffBrowser, { state: 'closed' })).deals[0]?.round?.isClosed).toBe(true);
  expect(await trail()).toMatchObject([
    {
      action: 'deal-closed',
      before: { 'round 1': 'open' },
      after: { 'round 1': 'closed for good' },
    },
  ]);
  await api.db.update(sessions).set({ provedAt: new Date(Date.now() - 16 * 60_000) });
  expect(await close(staffBrowser, id)).toMatchObject({ error: { code: 'PROOF_REQUIRED' } });
});

it('refuses an archived group and a deal that is not there', async () => {
  const { staffBrowser, id, rocky } = await setUp();
  await api.db.execute('update groups set archived_at = now()');
  expect((await bring(staffBrowser, id, rocky.id, true)).status).toBe(409);
  expect((await hide(staffBrowser, rocky.id, 'Why')).status).toBe(404);
  const [venture] = await api.db.select().from(ventures).where(eq(ventures.id, id));
  expect(venture?.hiddenAt).toBeNull();
});
