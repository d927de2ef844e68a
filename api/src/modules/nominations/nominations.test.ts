import {
  getNominations,
  postDealNomination,
} from '@syndication/contract/nominations/nominations.endpoints';
import { randomUUID } from 'node:crypto';

import { nominations, outbox } from '../../database/schema';
import { addEntrepreneur, addGroup, addMember, nominate } from '../../testing/fixtures';
import { useApi } from '../../testing/use-api';

const api = useApi();

async function setUp() {
  const [a, b] = [await addGroup(api.db, 'Alpha'), await addGroup(api.db, 'Beta')];
  const { user, member } = await addMember(api.db, { groupIds: [a.id], email: 'ann@angels.test' });
  const browser = await api.browserOf(user.id);
  const send = (...entries: [email: string, ...groupIds: string[]][]) =>
    browser.call(postDealNomination, {
      body: {
        memberId: member.id,
        data: entries.map(([email, ...ids]) => ({ email, syndicationGroupIds: ids })),
      },
    });
  return { a: a.id, b: b.id, member, browser, send };
}

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
  expect(first?.textBody).toContain('Alpha and Beta');
  expect(first?.textBody).toContain('http://localhost:3000/entrepreneur-signup');
});

it('changes and mails nothing when it is sent again', async () => {
  const { a, b, send } = await setUp();
  await send(['ceo@one.test', a]);
  expect((await send(['ceo@one.test', a])).status).toBe(200);
  expect(await api.db.select().from(outbox)).toHaveLength(1);
  await send(['ceo@one.test', a, b]);
  const mails = await api.db.select().from(outbox);
  expect(mails).toHaveLength(2);
  expect(mails.filter(({ textBody }) => textBody.includes('Alpha'))).toHaveLength(1);
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
  const { a, b, browser, send } = await setUp();
  await send(['ceo@one.test', b, a]);
  for (const asker of [api.browser(), browser]) {
    const { data } = await look('CEO@one.test', asker);
    expect(data).toEqual({ syndicationGroups: ['Alpha', 'Beta'], member: [] });
  }
  expect((await look('nobody@one.test')).data).toEqual({ syndicationGroups: [], member: [] });
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
