import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import Fastify from 'fastify';

import { lockDataDir } from '../database/data-dir-lock';
import { auditLog, groups, members, outbox, users } from '../database/schema';
import { addEntrepreneur, addGroup, addMember, addVenture } from '../testing/fixtures';
import { useFolders } from '../testing/use-folders';
import { emptyDatabase } from '../testing/open-test-database';
import { useApi } from '../testing/use-api';
import { readCommand } from './commands';
import { registerAdminControl, runAdmin } from './run-admin';

const makeFolder = useFolders();
const api = useApi();
let folder: string;
beforeEach(() => {
  folder = makeFolder();
});

const run = async (...args: string[]) => readCommand(args, folder).run(api.context);
const actions = async () => (await api.db.select().from(auditLog)).map(({ action }) => action);

describe('settings', () => {
  it('are set, shown and taken back, each recorded once', async () => {
    expect((await run('settings', 'get', 'brand')).text).toBe('brand: ACA Syndication (default)');
    await run('settings', 'set', 'brand', 'Harbor Deals');
    await run('settings', 'set', 'brand', 'Harbor Deals');
    expect((await run('settings', 'get')).text).toContain('brand: Harbor Deals\n');
    expect((await run('settings', 'set', 'brand', '--reset')).text).toContain('its default');
    expect(await actions()).toEqual(['setting-changed', 'setting-changed']);
  });

  it.each([
    [['set', 'colour', 'red'], 'There is no setting colour'],
    [['get', 'colour'], 'There is no setting colour'],
    [['set', 'supportEmail', 'nobody'], 'supportEmail: must be an email address'],
    [['set', 'brand', 'Harbor\u0000'], 'brand: '],
    [['set', 'brand'], 'Give either a value or --reset.'],
    [['set', 'brand', 'A', '--reset'], 'Give either a value or --reset.'],
  ])('refuse %j', async (args, message) => {
    await expect(run('settings', ...args)).rejects.toThrow(message);
    expect(await actions()).toEqual([]);
  });
});

it('sends a test mail', async () => {
  await run('mail', 'test', '--to', 'ann@harbor.test');
  expect(await api.db.select().from(outbox)).toMatchObject([
    { recipient: 'ann@harbor.test', subject: 'A test email from ACA Syndication' },
  ]);
  expect(await actions()).toEqual(['test-mail-sent']);
  await expect(run('mail', 'test')).rejects.toThrow('--to must be an email address');
});

describe('members import', () => {
  const PEOPLE = [
    'Email Address,First,Last',
    'ben@harbor.test,Ben,Bay',
    'nobody,No,Body',
    'cleo@harbor.test,Cleo,',
    'BEN@harbor.test,Ben,Bay',
    'ceo@company.test,Eve,Founder',
  ];
  const give = (lines: string[]) => writeFileSync(join(folder, 'people.csv'), lines.join('\n'));
  const bring = (...more: string[]) =>
    run('members', 'import', '--file', 'people.csv', '--group', 'great lakes', ...more);

  it('invites who can be invited, and says of the others which row, column and why', async () => {
    await addGroup(api.db, 'Great Lakes');
    await addEntrepreneur(api.db, 'ceo@company.test');
    give(PEOPLE);
    const report = [
      'row 3, column Email Address: This should be a valid email address',
      'row 4, column Last: A last name is missing',
      'row 5, column Email Address: The same address is in row 2',
      'row 6, column Email Address: This address belongs to an entrepreneur’s account',
    ];
    const dry = await bring('--dry-run');
    expect(dry.text.split('\n').slice(0, 4)).toEqual(report);
    expect(dry.text).toContain(
      'Dry run, nothing was written: 1 invited, 0 added, 0 unchanged, 4 not taken.',
    );
    expect(await api.db.$count(members)).toBe(0);
    expect((await bring()).data).toMatchObject({ invited: 1, refused: 4 });
    expect((await bring()).data).toMatchObject({ invited: 0, unchanged: 1 });
    expect(await api.db.$count(members)).toBe(1);
    expect(await api.db.$count(outbox)).toBe(1);
  });

  it('takes what Excel writes on Windows, with semicolons', async () => {
    await addGroup(api.db, 'Great Lakes');
    writeFileSync(
      join(folder, 'people.csv'),
      Buffer.from('sep=;\r\nEmail;First;Last\r\nzoe@harbor.test;Zoë;Jäger\r\n', 'latin1'),
    );
    await bring();
    expect(await api.db.select().from(users)).toMatchObject([
      { firstName: 'Zoë', lastName: 'Jäger' },
    ]);
  });

  it('takes a file with columns that have no name, as spreadsheets write empty ones', async () => {
    await addGroup(api.db, 'Great Lakes');
    give(['email,first,last,,', 'ben@harbor.test,Ben,Bay,,']);
    expect((await bring()).data).toMatchObject({ invited: 1, refused: 0 });
  });

  it('takes one column of names', async () => {
    await addGroup(api.db, 'Great Lakes');
    give(['name;x,EMAIL,Name', 'a,ben@harbor.test,Ben van der Bay']);
    await bring();
    expect(await api.db.select().from(users)).toMatchObject([
      { firstName: 'Ben', lastName: 'van der Bay' },
    ]);
  });

  it('refuses an unknown group, a file that is not there, and one without addresses', async () => {
    give(['first,last', 'a,b']);
    await expect(bring()).rejects.toThrow('No group great lakes is open');
    await addGroup(api.db, 'Great Lakes');
    await expect(bring()).rejects.toThrow('The file needs the columns email');
    await expect(
      run('members', 'import', '--file', 'x.csv', '--group', 'Great Lakes'),
    ).rejects.toThrow('There is no file');
  });
});

describe('export', () => {
  it('writes what the association has, for its owner alone, without secrets and votes', async () => {
    const group = await addGroup(api.db, 'Northeast');
    const { user } = await addMember(api.db, { groupIds: [group.id] });
    await api.db.update(users).set({ passwordHash: 'a-hash' });
    await addVenture(api.db, null);
    await run('export', '--out', 'all.json');
    const file = join(folder, 'all.json');
    const content = readFileSync(file, 'utf8');
    const exported = JSON.parse(content) as Record<string, object[]>;
    expect(exported['people']).toContainEqual(expect.objectContaining({ email: user.email }));
    expect(exported['memberships']).toHaveLength(1);
    expect(exported['ventures']).toHaveLength(1);
    expect(content).not.toContain('a-hash');
    expect(Object.keys(exported)).not.toContain('votes');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(run('export', '--out', 'all.json')).rejects.toThrow('is there already');
    await expect(run('export', '--out', 'no/such/all.json')).rejects.toThrow('cannot be written');
    await expect(run('export', '--out', 'all.json/x')).rejects.toThrow(
      /x cannot be written: it is in a file\.$/,
    );
    expect(readdirSync(folder)).toEqual(['all.json']);
  });
});

describe('backup and restore', () => {
  it('need a store, or to be told that there is none', async () => {
    await addGroup(api.db, 'Northeast');
    const [without, out] = ['--without-releases', 'all.backup'];
    await expect(run('backup', '--out', out, '--releases', '.')).rejects.toThrow(
      `There are no releases in ${folder}.`,
    );
    expect((await run('backup', '--out', out, without)).text).toContain('Keep it like a password');
    expect(statSync(join(folder, out)).mode & 0o777).toBe(0o600);
    await expect(run('backup', '--out', out, without)).rejects.toThrow('is there already');
    await expect(run('restore', '--in', out)).rejects.toThrow('rows in groups');
    await emptyDatabase(api.db);
    expect((await run('restore', '--in', out)).data).toMatchObject({ tables: { groups: 1 } });
    expect(await api.db.$count(groups)).toBe(1);
  });
});

it('works through the server that has the database, with paths of where the command was given', async () => {
  const control = Fastify();
  registerAdminControl(control, api.context);
  await control.ready();
  const lock = await lockDataDir(folder);
  lock.handleRequests(control.routing);
  const said: string[] = [];
  const output = { out: (text: string) => said.push(text), err: (text: string) => said.push(text) };
  const file = join(folder, 'all.json');
  expect(await runAdmin(['export', '--out', file, '--json'], { DATA_DIR: folder }, output)).toBe(0);
  expect(JSON.parse(said[0]!)).toMatchObject({ file });
  expect(await runAdmin(['group', 'add', 'A'], { DATA_DIR: folder }, output)).toBe(0);
  expect(await runAdmin(['group', 'add', 'A'], { DATA_DIR: folder }, output)).toBe(1);
  expect(said[2]).toBe('There is a group A already.');
  // It would go on with the keys that it has in memory.
  expect(await runAdmin(['restore', '--in', file], { DATA_DIR: folder }, output)).toBe(1);
  expect(said[3]).toBe(`A server has ${folder} open: stop it first.`);
  // What only the server can know of the words is wrong usage, too.
  const wrong = ['settings', 'set', 'supportEmail', 'nobody'];
  expect(await runAdmin(wrong, { DATA_DIR: folder }, output)).toBe(2);
  expect(said[4]).toMatch(/^supportEmail: must be an email address\.\n\nnpm run admin/);
  expect(await runAdmin([...wrong, '--json'], { DATA_DIR: folder }, output)).toBe(2);
  expect(JSON.parse(said[5]!)).toEqual({ error: 'supportEmail: must be an email address.' });
  await lock.release();
  await control.close();
});
