import { getInvestorLogin } from '@syndication/contract/accounts/accounts.endpoints';
import { getAgreement } from '@syndication/contract/agreement/agreement.endpoints';
import * as contract from '@syndication/contract/console-agreement/console-agreement.endpoints';
import { acceptPolicy } from '@syndication/contract/members/members.endpoints';

import { auditLog, sessions } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember } from '../../testing/fixtures';
import type { TestBrowser } from '../../testing/test-browser';
import { useApi } from '../../testing/use-api';
import { FIRST_AGREEMENT } from '../agreement/first-agreement';
import { sanitizeBody } from '../contents/sanitize-body';

const api = useApi();

const write = (browser: TestBrowser, body: string, version: number | null) =>
  browser.call(contract.putAgreementDraft, { body: { body, version } });
const publish = (browser: TestBrowser, version: number, number = '2') =>
  browser.call(contract.publishAgreement, { params: { number }, body: { version } });
const inForce = async () => (await api.browser().call(getAgreement, {})).data;
const hasAgreed = async (browser: TestBrowser) =>
  (await browser.call(getInvestorLogin, {})).data.deMember?.isPolicyRead === 1;

async function setUp() {
  const group = await addGroup(api.db, 'Great Lakes');
  const staff = await addMember(api.db, { isStaff: true });
  const member = await addMember(api.db, { groupIds: [group.id] });
  return {
    group,
    staff,
    member,
    browser: await api.browserOf(staff.user.id),
    memberBrowser: await api.browserOf(member.user.id),
  };
}

it('begins with the text of the product: its definitions and six license terms', async () => {
  const { body, ...rest } = await inForce();
  expect(rest).toEqual({ number: 1, publishedAt: null });
  expect([...body.matchAll(/<strong>(.*?)\.<\/strong>/g)].map(([, term]) => term)).toEqual([
    'Angel Group',
    'Co-Investor',
    'Deal Memo',
    'Due Diligence Materials',
    'Individual Investors',
    'Lead Investor',
    'Syndicated Deal',
    'Venture Company',
    'No representations or warranties',
    'Non-reliance',
    'Non-solicitation',
    'No liability',
    'Non-disclosure of the Deal Memo',
    'Non-disclosure of company information',
  ]);
  expect(sanitizeBody(FIRST_AGREEMENT)).toBe(FIRST_AGREEMENT);
});

it('is written, seen by nobody else, then published, and members are asked again', async () => {
  const { browser, memberBrowser, member } = await setUp();
  expect((await write(browser, '<p>New<script>1</script></p>', null)).status).toBe(204);
  expect(await inForce()).toMatchObject({ number: 1 });
  expect(await hasAgreed(memberBrowser)).toBe(true);
  expect((await publish(browser, 1)).status).toBe(204);
  expect(await inForce()).toMatchObject({ number: 2, body: '<p>New</p>' });
  expect(await hasAgreed(memberBrowser)).toBe(false);
  await memberBrowser.call(acceptPolicy, {
    body: { isPolicyRead: 1, email: member.user.email },
  });
  expect(await hasAgreed(memberBrowser)).toBe(true);
  const { data } = await browser.call(contract.getConsoleAgreement, {});
  expect(data).toMatchObject({
    members: 2,
    versions: [
      { number: 2, isDraft: false, accepted: 1, publishedBy: 'Ann Angel' },
      { number: 1, isDraft: false },
    ],
  });
  const who = (await browser.call(contract.getAcceptances, { params: { number: '2' } })).data;
  expect(who.map(({ email, acceptedAt }) => [email, acceptedAt !== null])).toEqual(
    expect.arrayContaining([[member.user.email, true]]),
  );
  expect(who).toHaveLength(2);
});

it('is asked for as a new version only of those who accepted an earlier one', async () => {
  const { group, browser, memberBrowser } = await setUp();
  const newcomer = await addMember(api.db, { groupIds: [group.id], isPolicyRead: false });
  await write(browser, '<p>New</p>', null);
  await publish(browser, 1);
  const readMember = async (own: TestBrowser) =>
    (await own.call(getInvestorLogin, {})).data.deMember;
  expect(await readMember(memberBrowser)).toMatchObject({
    isPolicyRead: 0,
    hasEverAccepted: true,
  });
  expect(await readMember(await api.browserOf(newcomer.user.id))).toMatchObject({
    isPolicyRead: 0,
    hasEverAccepted: false,
  });
});

it('is accepted only in the version that the member was shown', async () => {
  const { browser, memberBrowser, member } = await setUp();
  await write(browser, '<p>New</p>', null);
  await publish(browser, 1);
  const accept = (version: number) =>
    memberBrowser.call(acceptPolicy, {
      body: { isPolicyRead: 1, email: member.user.email, version },
    });
  for (const other of [1, 3]) {
    const message = 'Version 2 of the agreement is in force now.';
    expect(await accept(other)).toMatchObject({
      status: 409,
      error: { code: 'STALE_VERSION', message },
    });
  }
  expect(await hasAgreed(memberBrowser)).toBe(false);
  expect((await accept(2)).status).toBe(204);
  expect(await hasAgreed(memberBrowser)).toBe(true);
});

it('is written and published once, however often one asks, and recorded once', async () => {
  const { browser, staff } = await setUp();
  await write(browser, '<p>New</p>', null);
  await write(browser, '<p>New</p>', null);
  await publish(browser, 1);
  expect((await publish(browser, 1)).status).toBe(204);
  await browser.call(contract.exportAcceptances, { params: { number: '2' } });
  const trail = await api.db.select().from(auditLog).orderBy(auditLog.id);
  expect(trail).toMatchObject([
    { action: 'agreement-written', userId: staff.user.id, targetId: '2', before: null },
    {
      action: 'agreement-published',
      before: { published: false },
      after: { published: true, membersAsked: 2 },
    },
    { action: 'agreement-exported', after: { members: 2 } },
  ]);
});

it('refuses what is based on an earlier text, and what was published meanwhile', async () => {
  const { browser } = await setUp();
  await write(browser, '<p>One</p>', null);
  await write(browser, '<p>Two</p>', 1);
  expect((await write(browser, '<p>Three</p>', 1)).status).toBe(409);
  expect((await write(browser, '<p>Four</p>', null)).status).toBe(409);
  expect((await publish(browser, 1)).status).toBe(409);
  await publish(browser, 2);
  expect((await write(browser, '<p>Five</p>', 2)).status).toBe(409);
  expect((await write(browser, '<p>Five</p>', null)).status).toBe(204);
  expect((await publish(browser, 1, '9')).status).toBe(404);
  expect((await write(browser, '  ', 1)).status).toBe(400);
});

it('asks for a fresh proof before it asks all members', async () => {
  const { browser } = await setUp();
  await write(browser, '<p>New</p>', null);
  await api.db.update(sessions).set({ provedAt: new Date(Date.now() - 16 * 60_000) });
  expect(await publish(browser, 1)).toMatchObject({ error: { code: 'PROOF_REQUIRED' } });
});

it('is staff’s alone', async () => {
  const { group } = await setUp();
  const admin = await addMember(api.db, { groupIds: [group.id], adminOf: [group.id] });
  const founder = await addEntrepreneur(api.db);
  for (const user of [admin.user, founder]) {
    const browser = await api.browserOf(user.id);
    expect((await browser.call(contract.getConsoleAgreement, {})).status).toBe(403);
    expect((await write(browser, '<p>New</p>', null)).status).toBe(403);
    const ofFirst = { params: { number: '1' } };
    expect((await browser.call(contract.getAcceptances, ofFirst)).status).toBe(403);
    expect((await browser.call(contract.exportAcceptances, ofFirst)).status).toBe(403);
  }
  expect((await write(api.browser(), '<p>New</p>', null)).status).toBe(401);
});
