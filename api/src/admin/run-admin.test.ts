import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { setPassword } from '@syndication/contract/accounts/accounts.endpoints';
import { DrizzleQueryError, eq, isNull } from 'drizzle-orm';
import Fastify from 'fastify';

import { lockDataDir, type DataDirLock } from '../database/data-dir-lock';
import { auditLog, groups, members, outbox, rateLimits, settings, users } from '../database/schema';
import { addGroup, addMember } from '../testing/fixtures';
import { useApi } from '../testing/use-api';
import { describeCommands, readCommand } from './commands';
import { registerAdminControl, runAdmin } from './run-admin';

const api = useApi();

const run = (...args: string[]) => readCommand(args).run(api.context);
const init = (...more: string[]) =>
  run('init', '--association', 'Harbor Angels', '--staff', 'Ann.Angel@harbor.test', ...more);

describe('init', () => {
  it('creates the association and its first staff member, who chooses a password by mail', async () => {
    const { text, data } = await init('--print-link');
    expect(text).toContain('Harbor Angels is set up');
    expect(await api.db.select().from(settings)).toMatchObject([
      { name: 'associationName', value: 'Harbor Angels' },
    ]);
    expect(await api.db.select().from(users)).toMatchObject([
      { email: 'ann.angel@harbor.test', firstName: 'Ann', lastName: 'Angel', passwordHash: null },
    ]);
    expect(await api.db.select().from(members)).toMatchObject([{ isStaff: true }]);
    const [mail] = await api.db.select().from(outbox);
    expect(mail?.recipient).toBe('ann.angel@harbor.test');
    expect(mail?.textBody).toContain('Harbor Angels has invited you');
    expect(mail?.textBody).toContain(data['link']);
    const token = new URL(data['link'] as string).searchParams.get('verification')!;
    const password = 'Harbour-Bell-42';
    const answer = await api.browser().call(setPassword, {
      body: {
        userId: 'anon',
        email: 'ann.angel@harbor.test',
        token,
        password,
        password_confirmation: password,
      },
    });
    expect(answer.status).toBe(204);
    const trail = await api.db.select().from(auditLog);
    expect(trail.map(({ action }) => action)).toEqual([
      'association-created',
      'person-invited',
      'staff-added',
      'password-reset',
    ]);
  });

  it('prints no link unless it is asked to, and refuses a database with people in it', async () => {
    expect((await init()).text).not.toContain('verification');
    await expect(init()).rejects.toThrow('There are people in this database already.');
    expect(await api.db.$count(users)).toBe(1);
  });

  it.each([
    [['init', '--association', ' ', '--staff', 'ann@harbor.test'], '--association'],
    [['init', '--association', 'Harbor\nAngels', '--staff', 'ann@harbor.test'], '--association'],
    [['init', '--association', 'a'.repeat(501), '--staff', 'ann@harbor.test'], '--association'],
    [['init', '--association', 'Harbor', '--staff', 'ann'], '--staff'],
    [['init', '--association', 'Harbor', '--staff', `${'a'.repeat(255)}@harbor.test`], '--staff'],
    [['init', '--colour', 'red'], 'Unknown option'],
    [['launch'], 'There is no command launch.'],
    [['group', 'add', 'A', 'B'], 'What is B?'],
  ])('refuses %j', async (args, message) => {
    await expect((async () => run(...args))()).rejects.toThrow(message);
    expect(await api.db.$count(users)).toBe(0);
  });
});

describe('staff', () => {
  it('are added, members or not, and the last one stays', async () => {
    const { user } = await addMember(api.db, { email: 'ben@harbor.test' });
    expect((await run('staff', 'add', 'ben@harbor.test')).data).toMatchObject({ outcome: 'added' });
    expect((await run('staff', 'add', 'ben@harbor.test')).data).toMatchObject({
      outcome: 'unchanged',
    });
    await expect(run('staff', 'remove', 'ben@harbor.test')).rejects.toThrow('stays staff');
    await run('staff', 'add', 'cleo@harbor.test');
    await run('staff', 'remove', 'ben@harbor.test');
    await expect(run('staff', 'remove', 'ben@harbor.test')).rejects.toThrow('is not staff');
    const [ben] = await api.db.select().from(members).where(eq(members.userId, user.id));
    expect(ben?.isStaff).toBe(false);
  });
});

it('adds a group once, named as in the console', async () => {
  await run('group', 'add', ' Great\nLakes ');
  expect(await api.db.select().from(groups)).toMatchObject([{ title: 'Great Lakes' }]);
  await expect(run('group', 'add', 'great lakes')).rejects.toThrow('There is a group');
  await expect(run('group', 'add', '\u200b')).rejects.toThrow('Give the group a name');
  await expect(run('group', 'add', 'a'.repeat(81))).rejects.toThrow('At most 80 characters');
  expect(await api.db.$count(groups)).toBe(1);
});

it('signs a person out everywhere', async () => {
  const group = await addGroup(api.db, 'Northeast');
  const { user } = await addMember(api.db, { groupIds: [group.id] });
  const browser = await api.browserOf(user.id);
  await run('sessions', 'end', user.email);
  const answer = await browser.send({ method: 'GET', url: '/api/v1/login' });
  expect(answer.json()).toEqual({ data: { deMember: null, beeMember: null } });
  await expect(run('sessions', 'end', `${randomUUID()}@x.test`)).rejects.toThrow('Nobody has');
});

it('signs out everyone who signed in one way', async () => {
  const { user } = await addMember(api.db);
  await api.browserOf(user.id);
  expect((await run('sessions', 'end', '--way', 'google')).data).toMatchObject({ count: 0 });
  expect((await run('sessions', 'end', '--way', 'password')).data).toMatchObject({ count: 1 });
  await expect((async () => run('sessions', 'end', '--way', 'pigeon'))()).rejects.toThrow('--way');
});

it('resets delays for those who have to wait', async () => {
  await api.db.insert(rateLimits).values([
    { key: 'failures:x', points: 9 },
    { key: 'other', points: 1 },
  ]);
  expect((await run('limits', 'reset')).data).toEqual({ count: 1 });
  expect(await api.db.$count(rateLimits)).toBe(1);
});

it('tries mail again that was given up', async () => {
  const mail = { recipient: 'a@b.test', subject: 'S', textBody: 't', htmlBody: 'h' };
  await api.db.insert(outbox).values({ ...mail, givenUpAt: new Date(), attempts: 3 });
  await api.db.insert(outbox).values({ ...mail, sentAt: new Date() });
  const lastError = 'No such mailbox';
  await api.db.update(outbox).set({ lastError }).where(isNull(outbox.sentAt));
  expect((await run('mail', 'list')).text).toBe(
    'a@b.test: S (3 tries, given up)\n  No such mailbox',
  );
  expect((await run('mail', 'retry')).data).toEqual({ count: 1 });
  const [retried] = await api.db.select().from(outbox).where(isNull(outbox.sentAt));
  expect(retried).toMatchObject({ givenUpAt: null, attempts: 0 });
});

it('explains itself, each command by itself, and never starts anything for that', async () => {
  const said: string[] = [];
  const output = { out: (text: string) => said.push(text), err: (text: string) => said.push(text) };
  expect(await runAdmin(['--help'], {}, output)).toBe(0);
  expect(said[0]).toContain('init --association');
  expect(await runAdmin(['staff', 'add', '--help'], {}, output)).toBe(0);
  expect(said[1]).toContain('staff add');
  expect(said[1]).not.toContain('init --association');
  expect(await runAdmin(['nothing'], {}, output)).toBe(2);
  expect(said[2]).toContain('There is no command nothing.');
  expect(describeCommands(['staff'])).toContain('staff remove');
});

describe('while another process has the data directory', () => {
  let dataDir: string;
  let lock: DataDirLock;
  const said: string[] = [];
  const retry = () => {
    const say = (text: string) => said.push(text);
    return runAdmin(['mail', 'retry'], { DATA_DIR: dataDir }, { out: say, err: say });
  };
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'admin-'));
    lock = await lockDataDir(dataDir);
    said.length = 0;
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('waits until that one takes commands', async () => {
    const done = retry();
    setTimeout(() => {
      lock.handleRequests((_request, response) => {
        response.end('{"result":{"text":"Trying 3 emails again.","data":{}}}');
      });
    }, 200);
    expect(await done).toBe(0);
    expect(said).toEqual(['Trying 3 emails again.']);
    await lock.release();
  });

  it('says why the database of that one refused', async () => {
    const control = Fastify();
    const failing = new Proxy(api.db, {
      get() {
        throw new DrizzleQueryError('', [], new Error('Disk full.'));
      },
    });
    registerAdminControl(control, { ...api.context, db: failing });
    await control.ready();
    lock.handleRequests(control.routing);
    expect(await retry()).toBe(1);
    expect(said).toEqual(['Disk full.']);
    await lock.release();
  });

  it('says that the outcome is unknown when that one stops', async () => {
    lock.handleRequests((request, response) => {
      if (request.method === 'GET') response.end();
      else request.socket.destroy();
    });
    expect(await retry()).toBe(1);
    expect(said).toEqual([expect.stringContaining('The server stopped before it answered')]);
    await lock.release();
  });
});

it.each([
  [
    'that no database answers, if it is not there',
    { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' },
    /^No database answers at DATABASE_URL: connect E/,
  ],
  [
    'why the data directory cannot be written',
    { DATABASE_URL: undefined, DATA_DIR: '/dev/null/data' },
    /^The data directory \/dev\/null\/data cannot be written: it is in a file\./,
  ],
])('says %s', async (_, given, words) => {
  const lines: string[] = [];
  const output = { out: () => undefined, err: (line: string) => lines.push(line) };
  expect(await runAdmin(['mail', 'list'], { ...process.env, ...given }, output)).toBe(1);
  expect(lines).toEqual([expect.stringMatching(words)]);
});
