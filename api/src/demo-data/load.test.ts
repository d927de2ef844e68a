import { verify } from '@node-rs/argon2';
import { DAY_MS } from '@syndication/contract/fields/durations.rules';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import { eq } from 'drizzle-orm';

import { contents, groups, rounds, users, ventures } from '../database/schema';
import { addGroup } from '../testing/fixtures';
import { useApi } from '../testing/use-api';
import { DEMO_PASSWORD, loadDemoData } from './load';

const api = useApi([]);
const daysSince = (moment: Date) => Math.floor((Date.now() - moment.getTime()) / DAY_MS);

it('loads every account with the one password', async () => {
  expect(await loadDemoData(api.db)).toBe(true);
  const emails = ['investor', 'new-investor', 'northeast-fallback', 'group-admin', 'staff']
    .concat('entrepreneur', 'due-entrepreneur', 'nominee', 'unnominated')
    .map((name) => `${name}@demo.test`);
  for (const email of emails) {
    const [user] = await api.db.select().from(users).where(eq(users.email, email));
    expect(user?.email).toBe(email);
    expect(await verify(user?.passwordHash ?? '', DEMO_PASSWORD)).toBe(true);
  }
  const invited = await api.db.select().from(users).where(eq(users.email, 'invited@demo.test'));
  expect(invited).toEqual([]);
});

it('has ventures of every age and state that the screens tell apart', async () => {
  await loadDemoData(api.db);
  const all = await api.db.select().from(ventures);
  const ages = all.map(({ confirmedAt }) => daysSince(confirmedAt));
  expect(all.length).toBeGreaterThanOrEqual(55);
  for (const age of [0, 15, 35, 59, 61]) expect(ages).toContain(age);
  const terms = await api.db.select().from(rounds);
  expect(new Set(terms.map(({ securityType }) => securityType)).size).toBe(4);
  expect(terms.some(({ isClosed, isEditable }) => isClosed && isEditable)).toBe(true);
  expect(terms.some(({ createdAt }) => daysSince(createdAt) === DAYS.roundLife)).toBe(true);
  expect(terms.some(({ number }) => number > 2)).toBe(true);
  expect(all.some(({ country }) => country !== 'US')).toBe(true);
});

it('publishes each update on the day that members read beside it', async () => {
  await loadDemoData(api.db);
  const updates = await api.db.select().from(contents);
  const days = updates.map(({ publishedAt }) => publishedAt && daysSince(publishedAt));
  expect(days).toEqual(updates.map(({ createdAt }) => daysSince(createdAt)));
  expect(new Set(days).size).toBeGreaterThan(1);
});

it('leaves a database alone that has something in it', async () => {
  await addGroup(api.db, 'Mine');
  expect(await loadDemoData(api.db)).toBe(false);
  expect(await api.db.select().from(groups)).toHaveLength(1);
  expect(await api.db.select().from(users)).toHaveLength(0);
});

it('never loads in production', async () => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await expect(loadDemoData(api.db)).rejects.toThrow('production');
  } finally {
    process.env['NODE_ENV'] = before;
  }
});
