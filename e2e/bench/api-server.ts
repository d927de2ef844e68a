/**
 * The real API and a bare handler in one process, on the same database with 200 listed deals. Started
 * as a child by `bench-api.ts`; says over IPC where both listen.
 */
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';

import { buildApp } from '../../api/src/app';
import type { AppContext } from '../../api/src/app-context';
import { readConfig } from '../../api/src/config';
import { queryRows, type Database } from '../../api/src/database/database';
import { openDatabase } from '../../api/src/database/open-database';
import { users } from '../../api/src/database/schema';
import { loadServerSecrets } from '../../api/src/database/server-secrets';
import { loadDemoData } from '../../api/src/demo-data/load';
import { hashPassword } from '../../api/src/modules/accounts/passwords';
import { beginSession } from '../../api/src/modules/accounts/sessions.repository';
import { listDeals, selectDeals } from '../../api/src/modules/ventures/list-ventures';
import type { DealReader } from '../../api/src/modules/ventures/member-columns.repository';
import type { ApiUnderTest } from './api-under-test';
import { fillGroup, findReader } from './fill-group';
import { BENCH_PASSWORD } from './signing-in';

const DEALS = 200;
/** As many as wrong passwords are tried: each account gets one. */
const ACCOUNTS = 50;
const now = () => new Date();

/** Adds accounts that sign in; one hash serves them all. */
async function addAccounts(db: Database): Promise<string[]> {
  const passwordHash = await hashPassword(BENCH_PASSWORD);
  const emails = Array.from({ length: ACCOUNTS }, (_, n) => `bench-${n}@bench.test`);
  const person = {
    firstName: 'Bench',
    lastName: 'Mark',
    role: 'entrepreneur',
    passwordHash,
  } as const;
  await db.insert(users).values(emails.map((email) => ({ ...person, email })));
  return emails;
}

async function serve(): Promise<ApiUnderTest> {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
  const { db } = await openDatabase(config, () => undefined);
  await loadDemoData(db, now());
  const context: AppContext = { db, config, now, secrets: await loadServerSecrets(db) };
  const found = await findReader(db);
  const { userId, memberId, groupId, groupTitle } = found;
  const reader: DealReader = {
    memberId,
    activeGroup: { id: groupId, title: groupTitle },
    usesDefaultGroup: false,
  };
  await fillGroup(context, found, DEALS);
  const emails = await addAccounts(db);
  await db.execute(sql`analyze`);

  const app = await buildApp(context);
  const bare = Fastify();
  bare.get('/', async () => ({ data: await queryRows(db, selectDeals(reader, now())) }));
  const session = await beginSession(db, {
    userId,
    now: now(),
    userAgent: undefined,
    way: 'password',
  });
  const deals = await listDeals(context, reader);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    emails,
    product: `${origin}/api/v1/ventures`,
    yardstick: await bare.listen({ host: '127.0.0.1', port: 0 }),
    cookie: `session=${session}`,
    deals: deals.length,
  };
}

process.on('disconnect', () => process.exit(0));
process.send?.(await serve());
