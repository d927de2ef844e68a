import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DrizzleQueryError } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';

import { lockDataDir, type DataDirLock } from '../database/data-dir-lock';
import type { Database } from '../database/database';
import { ventures } from '../database/schema';
import { addGroup } from '../testing/fixtures';
import { useFolders } from '../testing/use-folders';
import { useApi } from '../testing/use-api';
import { registerImportControl } from './import-control';
import { runImport } from './run-import';

const makeFolder = useFolders();
const api = useApi([]);
const HEADER =
  'accession_number,company_name,industry,city,state,offering_amount_usd,amount_sold_usd,investors,is_follow_on';

let dataDir: string;
let lock: DataDirLock;
let control: FastifyInstance;
let server: Parameters<typeof registerImportControl>[1];

/** The data directory of a running server, which writes to this test's database. */
beforeEach(async () => {
  await addGroup(api.db, 'Northeast');
  dataDir = makeFolder();
  control = Fastify();
  server = { config: { DATA_DIR: dataDir }, db: api.db, now: () => new Date() };
  registerImportControl(control, server);
  await control.ready();
  lock = await lockDataDir(dataDir);
  lock.handleRequests(control.routing);
});

afterEach(async () => {
  await lock.release();
  await control.close();
});

async function run(lines: string[], ...options: string[]) {
  const path = join(dataDir, 'deals.csv');
  writeFileSync(path, lines.join('\n'));
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runImport(
    [path, ...options],
    { DATA_DIR: dataDir },
    { out: (text) => out.push(text), err: (text) => err.push(text) },
  );
  return { code, report: out.join('\n'), messages: err.join('\n') };
}

const ROWS = [HEADER, '1,Acme,,,NV,100,50,,', '2,Bolt,,,DC,100,x,,', '3,,,,NV,1,1,,'];
const countVentures = async () => (await api.db.select().from(ventures)).length;

it('imports through the process that holds the data directory, and reports every row', async () => {
  const { code, report, messages } = await run(ROWS, '--group', 'Northeast');
  expect(code).toBe(0);
  expect(messages).toContain('Writing: 2 of 2 rows (100 %)');
  expect(report).toContain('row 2, Acme: lacks companyWebsite, description');
  expect(report).toContain('row 3, column state: "DC" is not one of the 50 states');
  expect(report).toContain('row 3, column amount_sold_usd: "x" is not a whole amount');
  expect(report).toMatch(/row 4, column company_name: .* — row not taken/);
  expect(report).toMatch(/2 created, 0 updated, 0 unchanged, 1 row and 2 cells not taken\.$/);
  expect(await countVentures()).toBe(2);
});

it('says why the database of that process refused', async () => {
  const transaction = () => Promise.reject(new DrizzleQueryError('', [], new Error('Disk full.')));
  server.db = { transaction } as unknown as Database;
  const { code, messages } = await run(ROWS, '--group', 'Northeast');
  expect(code).toBe(1);
  expect(messages).toMatch(/\nThe import failed and was taken back: Disk full\.$/);
});

it('writes nothing in a dry run', async () => {
  const { code, report } = await run(ROWS, '--group', 'Northeast', '--dry-run');
  expect(code).toBe(0);
  expect(report).toContain('Dry run, nothing was written: 2 created');
  expect(await countVentures()).toBe(0);
});

it.each([
  [1, 'a malformed file', [...ROWS, '4,"Open'], ['--group', 'Northeast'], 'not valid CSV'],
  [1, 'an unknown group', ROWS, ['--group', 'X'], 'The groups are: Northeast.'],
  [2, 'no group', ROWS, [], 'Which group?'],
  [2, 'an unknown option', ROWS, ['--group', 'Northeast', '--force'], '--force'],
])('ends with %i and writes nothing for %s', async (expected, _name, lines, options, message) => {
  const { code, report, messages } = await run(lines, ...options);
  expect(code).toBe(expected);
  expect(messages).toContain(message);
  expect(report).toBe('');
  expect(await countVentures()).toBe(0);
});

it('prints how it is used', async () => {
  const { code, report } = await run([], '--help');
  expect(code).toBe(0);
  expect(report).toContain('--group');
});

it('ends with 1 when the server stops half way', async () => {
  lock.handleRequests((request) => request.socket.destroy());
  const { code, messages } = await run(ROWS, '--group', 'Northeast');
  expect(code).toBe(1);
  expect(messages).toContain('The server stopped before it answered');
});
