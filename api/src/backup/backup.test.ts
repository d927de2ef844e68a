import { createReadStream, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib';

import { signIn } from '@syndication/contract/accounts/accounts.endpoints';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';

import { writeFinished } from '../admin/write-finished';
import { buildApp } from '../app';
import { queryRows, type Database } from '../database/database';
import { migrate } from '../database/migrate';
import * as schema from '../database/schema';
import { loadServerSecrets } from '../database/server-secrets';
import { DEMO_PASSWORD, loadDemoData } from '../demo-data/load';
import { useFolders } from '../testing/use-folders';
import { emptyDatabase } from '../testing/open-test-database';
import { TestBrowser } from '../testing/test-browser';
import { useApi } from '../testing/use-api';
import type { BackupCounts } from './backup-format';
import { addReleases } from './backup-releases';
import { findTables } from './backup-tables';
import { makeBackup } from './make-backup';
import type { BackupWriter } from './pack-backup';
import { restoreBackup } from './restore-backup';

const makeFolder = useFolders();
/** In the second run of the API's tests PostgreSQL, while `other` is always PGlite. */
const api = useApi();
let other: Database;
let closeOther: () => Promise<void>;

beforeAll(async () => {
  const client = await openPglite();
  other = drizzle(client, { schema });
  await migrate(other);
  closeOther = () => client.close();
}, 60_000);
afterAll(() => closeOther());

let folder: string;
let store: string;
beforeEach(async () => {
  await emptyDatabase(other);
  await loadDemoData(api.db);
  await loadServerSecrets(api.db);
  folder = makeFolder();
  store = join(folder, 'store');
  await mkdir(join(store, 'investor-app/1.0.0-0123456789'), { recursive: true });
  writeFileSync(join(store, 'investor-app/1.0.0-0123456789/release.json'), '{}');
  writeFileSync(join(store, 'investor-app/big.js'), Buffer.alloc(3_000_000, 'a line of code;\n'));
  writeFileSync(join(store, 'empty.css'), '');
  writeFileSync(join(store, '.unfinished-1'), 'half a fi');
  writeFileSync(join(store, 'registry.json'), '{"remotes":[]}');
});

const fileOf = (name: string) => join(folder, name);

async function backUp(db: Database, name: string, releases: string | null = store) {
  let counts: BackupCounts | undefined;
  const content = await makeBackup({ db, now: new Date(), releases }, (made) => (counts = made));
  await writeFinished(fileOf(name), content);
  return counts!;
}

const restore = (db: Database, name: string, releases = 'restored') =>
  restoreBackup({ db, releases: fileOf(releases) }, fileOf(name));

/** Every row of every table, as the database writes it. */
async function readEverything(db: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of await findTables(db)) {
    const rows = await queryRows<{ row: string }>(
      db,
      sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t order by 1`,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

const readFolder = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(path.length + 1), readFileSync(file, 'base64')]),
  );

it('brings back every row and every released file, on the other database and back again', async () => {
  const before = await readEverything(api.db);
  expect(before['votes']?.length).toBeGreaterThan(0);
  expect(before['server_secrets']).toHaveLength(4);
  const made = await backUp(api.db, 'first');
  // As a start leaves an empty database.
  await loadServerSecrets(other);
  const { counts } = await restore(other, 'first');
  expect(counts).toEqual({ ...made, files: 4, sha256: expect.any(String) as string });
  expect(await readEverything(other)).toEqual(before);
  expect(readFolder(fileOf('restored'))).toEqual(readFolder(store));
  expect(readdirSync(fileOf('restored'))).not.toContainEqual(expect.stringMatching(/^\./));

  await backUp(other, 'second', fileOf('restored'));
  await emptyDatabase(api.db);
  await restore(api.db, 'second', 'restored-again');
  expect(await readEverything(api.db)).toEqual(before);
  expect(readFolder(fileOf('restored-again'))).toEqual(readFolder(store));
});

it('starts the product on what was restored', async () => {
  await api.db.insert(schema.auditLog).values({ action: 'signed-in' });
  await backUp(api.db, 'all', null);
  await restore(other, 'all');
  const app = await buildApp({
    ...api.context,
    db: other,
    secrets: await loadServerSecrets(other),
  });
  const body = { email: 'staff@demo.test', password: DEMO_PASSWORD };
  const answer = await new TestBrowser(app).call(signIn, { body });
  expect(answer.status).toBe(200);
  // Ids that the database gives go on after those that came back.
  await other.insert(schema.auditLog).values({ action: 'signed-out' });
  expect(await other.$count(schema.auditLog)).toBe(2);
  await app.close();
});

it('is a consistent snapshot, whatever is written meanwhile', async () => {
  const before = await readEverything(api.db);
  const content = await makeBackup(
    { db: api.db, now: new Date(), releases: null },
    () => undefined,
  );
  const first = await content.next();
  const writing = api.db.transaction(async (tx) => {
    await tx.delete(schema.votes);
    await tx.insert(schema.groups).values({ title: 'Too late' });
  });
  const rest = await buffer(content);
  await writing;
  writeFileSync(fileOf('all'), Buffer.concat([first.value as Buffer, rest]));
  expect(await readEverything(api.db)).not.toEqual(before);
  await restore(other, 'all');
  expect(await readEverything(other)).toEqual(before);
});

it('takes only files of releases, and restores into a new volume, which has a folder', async () => {
  const released = readFolder(store);
  await mkdir(join(store, 'lost+found'));
  writeFileSync(join(store, 'lost+found/1.js'), 'found by a check of the disk');
  writeFileSync(join(store, 'investor-app/notes (1).txt'), 'written by hand');
  expect(await backUp(api.db, 'all')).toMatchObject({ files: 4 });
  await mkdir(fileOf('restored/lost+found'), { recursive: true });
  await restore(other, 'all');
  expect(readFolder(fileOf('restored'))).toEqual(released);
});

it('releases the database when the reader stops early', async () => {
  const source = { db: api.db, now: new Date(), releases: store };
  const content = await makeBackup(source, () => undefined);
  await content.next();
  await content.return(undefined);
  await api.db.insert(schema.groups).values({ title: 'Afterwards' });
  const full = writeFinished(fileOf('nowhere/all'), await makeBackup(source, () => undefined));
  await expect(full).rejects.toThrow('cannot be written');
  await api.db.delete(schema.votes);
});

describe('refuses, and changes nothing:', () => {
  const expectRefusal = async (name: string, message: RegExp | string) => {
    const before = await readEverything(other);
    await expect(restore(other, name)).rejects.toThrow(message);
    expect(await readEverything(other)).toEqual(before);
    expect(() => readdirSync(fileOf('restored'))).toThrow('ENOENT');
  };

  it('a file that is cut anywhere', async () => {
    await backUp(api.db, 'all');
    const whole = readFileSync(fileOf('all'));
    for (const share of [0, 0.001, 0.3, 0.6, 0.9, 0.9999]) {
      writeFileSync(fileOf('cut'), whole.subarray(0, Math.floor(whole.length * share)));
      await expectRefusal('cut', 'damaged');
    }
  });

  it('one that was cut and zipped again', async () => {
    await backUp(api.db, 'all');
    const archive = await buffer(createReadStream(fileOf('all')).pipe(createGunzip()));
    const end = archive.indexOf('complete.json');
    writeFileSync(fileOf('cut'), gzipSync(archive.subarray(0, end)));
    await expectRefusal('cut', 'its end is missing');
    const changed = Buffer.from(archive);
    changed.write('STAFF@demo.test', archive.indexOf('staff@demo.test'));
    writeFileSync(fileOf('changed'), gzipSync(changed));
    await expectRefusal('changed', 'it is not what was written');
  });

  it('one with a flipped byte', async () => {
    await backUp(api.db, 'all');
    const whole = readFileSync(fileOf('all'));
    const archive = gunzipSync(whole);
    // The same bytes can be zipped in several ways: a repeat that points at another copy of them, or padding.
    const isStillWhole = (zipped: Buffer) => {
      try {
        return gunzipSync(zipped).equals(archive);
      } catch {
        return false;
      }
    };
    const flipAt = (at: number): Buffer => {
      const flipped = Buffer.from(whole);
      flipped[at]! ^= 0x10;
      return isStillWhole(flipped) ? flipAt(at + 1) : flipped;
    };
    // Behind the data are gzip's own checksum and length.
    const end = whole.length - 9;
    for (let at = 10; at < end; at += Math.floor(end / 12)) {
      writeFileSync(fileOf('flipped'), flipAt(at));
      await expectRefusal('flipped', 'damaged');
    }
  });

  it('one of an older and of a newer version, something else, and nothing', async () => {
    await restoreOther();
    const [last] = await queryRows<{ hash: string }>(
      other,
      sql`delete from applied_migrations where hash in
        (select hash from applied_migrations order by applied_at desc limit 1) returning hash`,
    );
    await backUp(other, 'older', null);
    await other.execute(
      sql`insert into applied_migrations (hash) values (${last!.hash}), ('later')`,
    );
    await backUp(other, 'newer', null);
    await other.execute(sql`delete from applied_migrations where hash = 'later'`);
    await emptyDatabase(other);
    await expectRefusal('older', 'older version');
    await expectRefusal('newer', 'newer version');
    writeFileSync(fileOf('text'), 'Dear reader');
    await expectRefusal('text', 'damaged or no backup');
    await expectRefusal('missing', 'There is no file');
  });

  async function restoreOther() {
    await backUp(api.db, 'all', null);
    await restore(other, 'all');
  }

  it('a database with somebody in it, and a store with releases in it', async () => {
    await backUp(api.db, 'all');
    await other.insert(schema.groups).values({ title: 'Here before' });
    const before = await readEverything(other);
    await expect(restore(other, 'all')).rejects.toThrow('not empty: there are rows in groups');
    expect(await readEverything(other)).toEqual(before);
    expect(readdirSync(fileOf('restored'))).toEqual([]);
    await emptyDatabase(other);
    await cp(store, fileOf('restored'), { recursive: true });
    await expect(restore(other, 'all')).rejects.toThrow('is not empty');
    expect(await other.$count(schema.users)).toBe(0);
  });

  it('a store that cannot be made', async () => {
    await backUp(api.db, 'all');
    const nowhere = restore(other, 'all', 'all/store');
    await expect(nowhere).rejects.toThrow('all/store cannot be written: it is in a file.');
    expect(await other.$count(schema.users)).toBe(0);
  });

  it('to back up a database that has only been started', async () => {
    await loadServerSecrets(other);
    await expect(backUp(other, 'all')).rejects.toThrow('There is nobody in the database');
    expect(readdirSync(folder)).toEqual(['store']);
  });

  it('to back up releases that are removed meanwhile', async () => {
    symlinkSync('removed', join(store, 'listed.js'));
    const failed = backUp(api.db, 'all');
    await expect(failed).rejects.toThrow('listed.js was removed from');
    expect(readdirSync(folder)).toEqual(['store']);
  });

  it('to back up releases whose folder is removed meanwhile', async () => {
    const shrinking = fileOf('shrinking');
    for (const name of ['one', 'two']) {
      await mkdir(join(shrinking, name), { recursive: true });
      writeFileSync(join(shrinking, name, 'a.js'), '');
    }
    const removeOther = async (name: string) =>
      rm(join(shrinking, name.includes('one') ? 'two' : 'one'), { recursive: true });
    const writer = { add: removeOther } as unknown as BackupWriter;
    await expect(addReleases(writer, shrinking, '{}')).rejects.toThrow(
      /^(one|two)\/ was removed from .*shrinking meanwhile/,
    );
  });

  it.each([
    ['empty.css/inside', 'ENOTDIR'],
    ['investor-app', 'EISDIR'],
  ])('to back up a release that cannot be read, a link to %s', async (target, reason) => {
    symlinkSync(target, join(store, 'unreadable.js'));
    await expect(backUp(api.db, 'all')).rejects.toThrow(
      `${join(store, 'unreadable.js')} cannot be read: ${reason}`,
    );
    expect(readdirSync(folder)).toEqual(['store']);
  });

  it('to back up a store whose registry cannot be read, and says why', async () => {
    await mkdir(fileOf('locked/registry.json'), { recursive: true });
    await expect(backUp(api.db, 'all', fileOf('locked'))).rejects.toThrow(
      `${fileOf('locked/registry.json')} cannot be read: EISDIR`,
    );
  });

  it('to back up a store that is not there', async () => {
    await expect(backUp(api.db, 'all', fileOf('nowhere'))).rejects.toThrow('There are no releases');
    expect(readdirSync(folder)).toEqual(['store']);
  });
});
