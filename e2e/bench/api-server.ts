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
import { createSession } from '../../api/src/modules/accounts/session-repository';
import {
  listDeals,
  selectDeals,
  type DealReader,
} from '../../api/src/modules/ventures/list-ventures';
import { PEOPLE } from '../fixtures/people';
import { BENCH_PASSWORD } from './signing-in';
import type { ApiUnderTest } from './bench-api';

const DEALS = 200;
/** As many as wrong passwords are tried: each account gets one. */
const ACCOUNTS = 50;
const now = () => new Date();

interface ReaderRow {
  userId: string;
  memberId: string;
  groupId: string;
  groupTitle: string;
}

async function findReader(db: Database): Promise<ReaderRow> {
  const [row] = await queryRows<ReaderRow>(
    db,
    sql`select u.id::text as "userId", m.id::text as "memberId", g.id::text as "groupId",
        g.title as "groupTitle"
      from users u join members m on m.user_id = u.id join groups g on g.title = 'Northeast'
      where u.email = ${PEOPLE.reader.email}`,
  );
  if (!row) throw new Error('The demo data has no reader.');
  return row;
}

/** Copies listed deals of the group, rounds and all, until there are enough. */
async function fillGroup(context: AppContext, reader: DealReader, groupId: string): Promise<void> {
  const listed = await listDeals(context, reader);
  const missing = DEALS - listed.length;
  const ids = sql.join(
    listed.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const ventureColumns = sql.raw(
    `company_website, description, country, state, email_address, ceo_name, mobile_number,
     deal_lead_group, deal_room_link, slide_deck_link, pitch_video_link, executive_summary_link,
     gust_profile_link, dealum_profile_link, qualification, created_at, edited_at, confirmed_at`,
  );
  const roundColumns = sql.raw(
    `number, amount_usd, valuation_usd, committed, security_type, other, is_presenter, is_closed,
     is_editable, created_at, updated_at`,
  );
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table copies as
      select v.id as original, gen_random_uuid() as id, n
      from ventures v cross join generate_series(1, 20) n where v.id in (${ids})
      order by n, v.id limit ${missing}`);
    await tx.execute(sql`insert into ventures (id, company_name, ${ventureColumns})
      select c.id, left(company_name, 40) || ' ' || c.n, ${ventureColumns}
      from copies c join ventures v on v.id = c.original`);
    await tx.execute(sql`insert into rounds (venture_id, ${roundColumns})
      select c.id, ${roundColumns} from copies c join rounds r on r.venture_id = c.original`);
    await tx.execute(sql`insert into nominations (venture_id, group_id, nominated_by)
      select c.id, ${groupId}::uuid, (select n.nominated_by from nominations n
        join users u on u.email = n.email join ventures v on v.owner_id = u.id
        where v.id = c.original order by n.created_at limit 1) from copies c`);
  });
}

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
  const { userId, memberId, groupId, groupTitle } = await findReader(db);
  const reader: DealReader = {
    memberId,
    activeGroup: { id: groupId, title: groupTitle },
    groupTitle: null,
  };
  await fillGroup(context, reader, groupId);
  const emails = await addAccounts(db);
  await db.execute(sql`analyze`);

  const app = await buildApp(context);
  const bare = Fastify();
  bare.get('/', async () => ({ data: await queryRows(db, selectDeals(reader, now())) }));
  const session = await createSession(db, {
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
