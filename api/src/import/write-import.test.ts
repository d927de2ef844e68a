import { eq, sql } from 'drizzle-orm';

import { queryRows } from '../database/database';
import { groups, nominations, rounds, ventures } from '../database/schema';
import { addEntrepreneur, addGroup, addVenture } from '../testing/fixtures';
import { useApi } from '../testing/use-api';
import { ImportRefused, type ImportRequest, type ImportRow } from './import-request';
import { writeImport } from './write-import';

const api = useApi([]);
const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-05T12:00:00Z');

function row(number: number, changes: Partial<ImportRow> = {}): ImportRow {
  return {
    rowNumber: number + 1,
    externalId: `id-${number}`,
    facts: { companyName: `Company ${number}`, state: 'Ohio', country: 'US' },
    round: { amount: 1_000_000, committed: 'At least (50%)' },
    ...changes,
  };
}

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, i) => row(i + 1));

function write(rows: ImportRow[], options: Partial<ImportRequest> = {}, now = NOW) {
  const request = { source: 'test', group: 'Northeast', isDryRun: false, rows, ...options };
  return writeImport(api.db, request, { now, onProgress: () => undefined });
}

beforeEach(() => addGroup(api.db, 'Northeast'));

it('creates ventures without an owner, with a round, nominated to the group', async () => {
  expect(await write(rowsUpTo(1_100))).toMatchObject({ created: 1_100, updated: 0, unchanged: 0 });
  const all = await api.db.select().from(ventures);
  expect(all).toHaveLength(1_100);
  expect(all[0]).toMatchObject({
    ownerId: null,
    description: null,
    confirmedAt: NOW,
    state: 'Ohio',
  });
  expect(await api.db.select().from(rounds)).toHaveLength(1_100);
  expect(await api.db.select().from(nominations)).toHaveLength(1_100);
});

it('lets the planner know how many rows there are', async () => {
  await write(rowsUpTo(20));
  const known = sql`select reltuples::int as "count" from pg_class where oid = 'ventures'::regclass`;
  expect(await queryRows(api.db, known)).toEqual([{ count: 20 }]);
});

it('changes nothing when the same file comes again', async () => {
  await write(rowsUpTo(3));
  const before = await api.db.select().from(ventures);
  expect(await write(rowsUpTo(3), {}, LATER)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
  });
  expect(await api.db.select().from(ventures)).toEqual(before);
});

it('updates what changed and keeps a fact that the file lacks', async () => {
  await write(rowsUpTo(3));
  const changed = row(2, { facts: { companyName: 'New name' }, round: { amount: 5 } });
  const result = await write([row(1), changed, row(3)], {}, LATER);
  expect(result).toMatchObject({ created: 0, updated: 1, unchanged: 2 });
  const [venture] = await api.db.select().from(ventures).where(eq(ventures.externalId, 'id-2'));
  expect(venture).toMatchObject({
    companyName: 'New name',
    state: 'Ohio',
    version: 2,
    editedAt: LATER,
  });
  const [round] = await api.db.select().from(rounds).where(eq(rounds.ventureId, venture!.id));
  expect(round).toMatchObject({ amountUsd: 5, committed: 'At least (50%)' });
});

it('nominates the same ventures to a second group', async () => {
  await write(rowsUpTo(2));
  await addGroup(api.db, 'Great Lakes');
  expect(await write(rowsUpTo(2), { group: 'great lakes' })).toMatchObject({ updated: 2 });
  expect(await api.db.select().from(nominations)).toHaveLength(4);
  expect(await api.db.select().from(ventures)).toHaveLength(2);
});

it('leaves a profile alone that has an owner by now, and says so', async () => {
  const owner = await addEntrepreneur(api.db);
  await addVenture(api.db, owner, { source: 'test', externalId: 'id-1', companyName: 'Mine' });
  const result = await write(rowsUpTo(2));
  expect(result).toMatchObject({ created: 1, updated: 0, unchanged: 0 });
  expect(result.rejections).toEqual([expect.objectContaining({ rowNumber: 2, isRowLost: true })]);
  const [mine] = await api.db.select().from(ventures).where(eq(ventures.externalId, 'id-1'));
  expect(mine?.companyName).toBe('Mine');
});

it('writes nothing in a dry run and says what it would do', async () => {
  expect(await write(rowsUpTo(3), { isDryRun: true })).toMatchObject({ created: 3 });
  expect(await api.db.select().from(ventures)).toHaveLength(0);
});

it('writes nothing when a later row breaks a constraint', async () => {
  const rows = [...rowsUpTo(600), row(601, { round: { amount: -1 } })];
  await expect(write(rows)).rejects.toThrow();
  expect(await api.db.select().from(ventures)).toHaveLength(0);
});

it('names the groups when there is none of that title', async () => {
  await expect(write(rowsUpTo(1), { group: 'Nowhere' })).rejects.toThrow(
    new ImportRefused('There is no group "Nowhere". The groups are: Northeast.'),
  );
});

it('writes nothing to a group that is archived, and does not name it', async () => {
  await addGroup(api.db, 'Great Lakes');
  await api.db.update(groups).set({ archivedAt: NOW }).where(eq(groups.title, 'Great Lakes'));
  await expect(write(rowsUpTo(1), { group: 'great lakes' })).rejects.toThrow(
    new ImportRefused('There is no group "great lakes". The groups are: Northeast.'),
  );
  expect(await api.db.$count(ventures)).toBe(0);
});

it('says how a group is made when there is none', async () => {
  await api.db.delete(groups);
  await expect(write(rowsUpTo(1))).rejects.toThrow('npm run admin -- group add "Northeast"');
});

it.each([
  ['by hand', { isClosed: true, isEditable: false }],
  ['by its age', { createdAt: new Date('2024-03-01T12:00:00Z') }],
])('leaves the terms of a round alone that is concluded %s, and says so', async (_how, change) => {
  await write(rowsUpTo(1));
  await api.db.update(rounds).set(change);
  const before = await api.db.select().from(rounds);
  const facts = { companyName: 'New name' };
  const changed = row(1, { facts, round: { amount: 5, committed: 'At least (50%)' } });
  const reason = 'the round is concluded, so its terms stay as they are';
  expect(await write([changed], {}, LATER)).toEqual({
    created: 0,
    updated: 1,
    unchanged: 0,
    rejections: [{ rowNumber: 2, column: '(round)', reason, isRowLost: false }],
  });
  expect(await write([changed], {}, LATER)).toMatchObject({ updated: 0, unchanged: 1 });
  expect(await api.db.select().from(rounds)).toEqual(before);
  expect(await api.db.select().from(ventures)).toMatchObject([facts]);
});
