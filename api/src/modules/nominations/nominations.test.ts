import {
  getNominations,
  postDealNomination,
  postNominationMail,
} from '@syndication/contract/nominations/nominations.endpoints';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';

import { nominations, outbox } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();

type Entry = [email: string, ...groupIds: string[]];

async function setUp() {
  const [a, b] = [await addGroup(api.db, 'Alpha'), await addGroup(api.db, 'Beta')];
  const { user, member } = await addMember(api.db, { groupIds: [a.id], email: 'ann@angels.test' });
  let browser = await api.browserOf(user.id);
  /** For a test that moves the clock beyond the life of a session. */
  const signInAgain = async () => {
    browser = await api.browserOf(user.id);
  };
  const bodyOf = (entries: Entry[], memberId = member.id) => ({
    memberId,
    data: entries.map(([email, ...ids]) => ({ email, syndicationGroupIds: ids })),
  });
  const send = (...entries: Entry[]) => browser.call(postDealNomination, { body: bodyOf(entries) });
  const mailAgain = (...entries: Entry[]) =>
    browser.call(postNominationMail, { body: bodyOf(entries) });
  return { a: a.id, b: b.id, member, browser, signInAgain, bodyOf, send, mailAgain };
}

const mailsTo = async (recipient: string) =>
  api.db.select().from(outbox).where(eq(outbox.recipient, recipient));

const look = (emailAddress: string, browser = api.browser()) =>
  browser.call(getNominations, { params: { emailAddress } });

it('nominates each address to each group and mails it once, naming the groups', async () => {
  const { a, b, member, send } = await setUp();
  const { status, data } = await send(['CEO@One.test', a, b], ['ceo@two.test', b]);
  expect(status).toBe(200);
  expect(data.data).toEqual(['ceo@one.test', 'ceo@two.test']);
  const rows = await api.db.select().from(nominations);
  expect(rows).toHaveLength(3);
  expect(rows.every(({ nominatedBy }) => nominatedBy === member.id)).toBe(true);
  const mails = await api.db.select().from(outbox);
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['ceo@one.test', 'ceo@two.test']);
  const first = mails.find(({ recipient }) => recipient === 'ceo@one.test');
  expect(first?.textBody).toContain('for the investors of Alpha and Beta to see.');
  expect(first?.textBody).toContain('http://localhost:3000/entrepreneur-signup');
});

it('changes and mails nothing when it is sent again', async () => {
  const { a, b, send } = await setUp();
  await send(['ceo@one.test', a]);
  const again = await send(['ceo@one.test', a]);
  expect(again.status).toBe(200);
  expect(again.data.data).toEqual([]);
  expect(await api.db.select().from(outbox)).toHaveLength(1);
  await send(['ceo@one.test', a, b]);
  const mails = await api.db.select().from(outbox);
  expect(mails).toHaveLength(2);
  expect(mails.filter(({ textBody }) => textBody.includes('Alpha'))).toHaveLength(1);
});

it('refuses an address with which a member signs in, and then nominates and mails nobody', async () => {
  const { a, send } = await setUp();
  expect(await send(['ceo@one.test', a], [' Ann@Angels.test', a])).toMatchObject({
    status: 400,
    error: {
      fields: {
        'data.1.email':
          'ann@angels.test is the account of a member, and members cannot have a company profile. Use another address for the founder.',
      },
    },
  });
  expect(await api.db.select().from(nominations)).toEqual([]);
  expect(await api.db.select().from(outbox)).toEqual([]);
});

describe('what is answered for each address and group', () => {
  it('tells what was added from what was nominated before: when, and by whom only if it was you', async () => {
    const { a, b, member, send } = await setUp();
    const other = await addMember(api.db, { email: 'bob@angels.test' });
    const left = randomUUID();
    await nominate(api.db, 'old@one.test', a, member.id, new Date('2026-01-01T08:00:00Z'));
    await nominate(api.db, 'old@one.test', b, other.member.id, new Date('2026-01-02T08:00:00Z'));
    await nominate(api.db, `${left}@one.test`, a, null, new Date('2026-01-03T08:00:00Z'));
    api.setNow(new Date('2026-03-01T12:00:00Z'));
    const { data } = await send(
      ['New@one.test', a],
      ['old@one.test', b, a],
      [`${left}@one.test`, b, a],
    );

    expect(data.data).toEqual(['new@one.test', `${left}@one.test`]);
    const alpha = { id: a, title: 'Alpha' };
    const beta = { id: b, title: 'Beta' };
    const now = '2026-03-01T12:00:00.000Z';
    const added = { outcome: 'nominated', nominatedAt: now, mailedAt: now, canMailAgain: false };
    const before = { outcome: 'already-nominated', mailedAt: null, canMailAgain: true };
    const [one, two, three] = ['01', '02', '03'].map((day) => `2026-01-${day}T08:00:00.000Z`);
    expect(data.outcomes).toEqual(
      [
        { ...added, email: 'new@one.test', syndicationGroup: alpha, isNominatedByYou: true },
        { ...before, email: 'old@one.test', syndicationGroup: alpha, nominatedAt: one },
        { ...before, email: 'old@one.test', syndicationGroup: beta, nominatedAt: two },
        { ...before, email: `${left}@one.test`, syndicationGroup: alpha, nominatedAt: three },
        { ...added, email: `${left}@one.test`, syndicationGroup: beta },
      ].map((outcome, index) => ({ ...outcome, isNominatedByYou: [0, 1, 4].includes(index) })),
    );
    expect(JSON.stringify(data)).not.toMatch(/bob/i);
  });

  it('adds once when two members nominate the same addresses at once', async () => {
    const { a, b, send, bodyOf } = await setUp();
    const other = await addMember(api.db, { groupIds: [a] });
    const otherBrowser = await api.browserOf(other.user.id);
    const answers = await Promise.all([
      send(['ceo@one.test', a, b], ['ceo@two.test', a]),
      otherBrowser.call(postDealNomination, {
        body: bodyOf(
          [
            ['ceo@two.test', a],
            ['ceo@one.test', b, a],
          ],
          other.member.id,
        ),
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const outcomes = answers.flatMap(({ data }) => data.outcomes.map(({ outcome }) => outcome));
    expect(outcomes.filter((outcome) => outcome === 'nominated')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'already-nominated')).toHaveLength(3);
    expect(await mailsTo('ceo@one.test')).toHaveLength(1);
    expect(await mailsTo('ceo@two.test')).toHaveLength(1);
  });
});

describe('the mail for a founder', () => {
  it('leads to the sign-in where there is an account, and names the profile where there is one', async () => {
    const { a, send } = await setUp();
    await addEntrepreneur(api.db, 'account@one.test');
    const owner = await addEntrepreneur(api.db, 'profile@one.test');
    await addVenture(api.db, owner, { companyName: 'Harbor Robotics' });
    const hidden = { hiddenAt: new Date(), hiddenReason: 'The links are broken.' };
    await addVenture(api.db, await addEntrepreneur(api.db, 'hidden@one.test'), hidden);
    await send(
      ['nobody@one.test', a],
      ['account@one.test', a],
      ['profile@one.test', a],
      ['hidden@one.test', a],
    );

    const [nobody] = await mailsTo('nobody@one.test');
    expect(nobody?.textBody).toContain('/entrepreneur-signup');
    expect(nobody?.textBody).toContain('nothing happens unless you act');
    const [account] = await mailsTo('account@one.test');
    expect(account?.textBody).toContain('/entrepreneur-signin');
    expect(account?.textBody).toContain('create your company profile');
    const [profile] = await mailsTo('profile@one.test');
    expect(profile?.textBody).toContain('/entrepreneur-signin');
    expect(profile?.textBody).toContain('Your profile of Harbor Robotics');
    expect(profile?.textBody).toContain('they see it only while it is');
    expect(profile?.textBody).not.toMatch(/create|nothing happens/);
    const [unseen] = await mailsTo('hidden@one.test');
    expect(unseen?.textBody).toContain('The association has hidden your profile of Acme Robotics');
    expect(unseen?.textBody).not.toContain('they see it only while');
  });
});

describe('sending the mail again', () => {
  const HOUR_MS = 3_600_000;
  const sentAt = new Date('2026-03-01T12:00:00Z');
  const later = (hours: number) => new Date(sentAt.getTime() + hours * HOUR_MS);

  it('sends one mail for all groups of an address, in the name of the one who asks', async () => {
    const { a, b, mailAgain } = await setUp();
    const other = await addMember(api.db);
    await nominate(api.db, 'ceo@one.test', a, other.member.id, later(-72));
    await nominate(api.db, 'ceo@one.test', b, null, later(-48));
    api.setNow(sentAt);
    const { status, data } = await mailAgain(['CEO@one.test', b, a]);
    expect(status).toBe(200);
    expect(
      data.map(({ outcome, mailedAt, canMailAgain }) => [outcome, mailedAt, canMailAgain]),
    ).toEqual(Array(2).fill(['mailed-again', sentAt.toISOString(), false]));
    const [mail, ...further] = await mailsTo('ceo@one.test');
    expect(further).toEqual([]);
    expect(mail?.textBody).toContain('A reminder from Ann Angel');
    expect(mail?.textBody).toContain('Alpha and Beta');
  });

  it('sends at most one a day, counted from the mail of the nomination itself', async () => {
    const { a, b, signInAgain, send, mailAgain } = await setUp();
    api.setNow(sentAt);
    await send(['ceo@one.test', a]);
    api.setNow(later(23.99));
    await signInAgain();
    const early = await mailAgain(['ceo@one.test', a]);
    expect(early.data).toMatchObject([
      { outcome: 'mailed-lately', mailedAt: sentAt.toISOString(), canMailAgain: false },
    ]);
    await send(['ceo@one.test', b]);
    api.setNow(later(24));
    const { data } = await mailAgain(['ceo@one.test', a, b]);
    expect(data.map(({ outcome }) => outcome)).toEqual(['mailed-again', 'mailed-lately']);
    const mails = await mailsTo('ceo@one.test');
    expect(mails).toHaveLength(3);
    const reminder = mails.find(({ textBody }) => textBody.includes('reminder'));
    expect(reminder?.textBody).toContain('investors of Alpha to see.');
    expect((await mailAgain(['ceo@one.test', a])).data).toMatchObject([
      { outcome: 'mailed-lately', mailedAt: later(24).toISOString() },
    ]);
    expect(await mailsTo('ceo@one.test')).toHaveLength(3);
  });

  it('sends one mail for two clicks at once', async () => {
    const { a, b, mailAgain } = await setUp();
    await nominate(api.db, 'ceo@one.test', a, null, later(-48));
    await nominate(api.db, 'ceo@one.test', b, null, later(-48));
    const answers = await Promise.all([
      mailAgain(['ceo@one.test', a, b]),
      mailAgain(['ceo@one.test', b, a]),
      mailAgain(['ceo@one.test', a, b]),
    ]);
    const outcomes = answers.map(({ data }) => data.map(({ outcome }) => outcome).join());
    expect(outcomes.sort()).toEqual([
      'mailed-again,mailed-again',
      'mailed-lately,mailed-lately',
      'mailed-lately,mailed-lately',
    ]);
    expect(await mailsTo('ceo@one.test')).toHaveLength(1);
  });

  it('answers 404 for an address that is not nominated, and mails nobody', async () => {
    const { a, b, mailAgain } = await setUp();
    await nominate(api.db, 'ceo@one.test', a, null, later(-48));
    expect((await mailAgain(['ceo@one.test', a, b])).status).toBe(404);
    expect((await mailAgain(['nobody@one.test', a])).status).toBe(404);
    expect((await mailAgain(['ceo@one.test', randomUUID()])).status).toBe(400);
    expect(await api.db.select().from(outbox)).toEqual([]);
  });

  it('is for members who name themselves only', async () => {
    const { a, bodyOf, browser } = await setUp();
    const { member: other } = await addMember(api.db);
    await nominate(api.db, 'ceo@one.test', a, null, later(-48));
    const body = bodyOf([['ceo@one.test', a]], other.id);
    expect((await browser.call(postNominationMail, { body })).status).toBe(404);
    const founder = await addEntrepreneur(api.db, 'ceo@one.test');
    const founderBrowser = await api.browserOf(founder.id);
    expect((await founderBrowser.call(postNominationMail, { body })).status).toBe(403);
    expect(await api.db.select().from(outbox)).toEqual([]);
  });
});

it('writes nothing at all when one group does not exist', async () => {
  const { a, send } = await setUp();
  const { status, error } = await send(['ceo@one.test', a], ['ceo@two.test', randomUUID()]);
  expect(status).toBe(400);
  expect(Object.keys(error?.fields ?? {})).toEqual(['data.1.syndicationGroupIds']);
  expect(await api.db.select().from(nominations)).toHaveLength(0);
  expect(await api.db.select().from(outbox)).toHaveLength(0);
});

it.each([
  ['a bad address', ['no address'], 'data.0.email'],
  ['the same address twice', ['a@b.test', 'A@b.test'], 'data'],
])('refuses %s', async (_name, emails, field) => {
  const { a, send } = await setUp();
  const { status, error } = await send(...emails.map((email): [string, string] => [email, a]));
  expect(status).toBe(400);
  expect(error?.fields).toHaveProperty([field]);
});

it("answers 404 when it names another member's id", async () => {
  const { a, browser } = await setUp();
  const { member: other } = await addMember(api.db);
  const body = {
    memberId: other.id,
    data: [{ email: 'ceo@one.test', syndicationGroupIds: [a] }],
  };
  expect((await browser.call(postDealNomination, { body })).status).toBe(404);
  expect(await api.db.select().from(nominations)).toHaveLength(0);
});

it('tells anyone the groups of an address, ignoring case, and never the nominating member', async () => {
  const unnamed = { member: [], memberGroup: null };
  const { a, b, browser, send } = await setUp();
  await send(['ceo@one.test', b, a]);
  for (const asker of [api.browser(), browser]) {
    const { data } = await look('CEO@one.test', asker);
    expect(data).toEqual({ syndicationGroups: ['Alpha', 'Beta'], ...unnamed });
  }
  expect((await look('nobody@one.test')).data).toEqual({ syndicationGroups: [], ...unnamed });
});

it('tells the owner of the address who nominated first', async () => {
  const { a, b, member } = await setUp();
  const late = await addMember(api.db, { email: 'late@angels.test' });
  const owner = await addEntrepreneur(api.db, 'ceo@one.test');
  await nominate(api.db, 'ceo@one.test', a, late.member.id, new Date('2026-02-01'));
  await nominate(api.db, 'ceo@one.test', b, member.id, new Date('2026-01-01'));
  const { data } = await look('ceo@one.test', await api.browserOf(owner.id));
  expect(data.member).toEqual(['Ann Angel', 'ann@angels.test']);
});
