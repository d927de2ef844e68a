import { lt, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { rateLimits } from '../../database/schema';
import { tooManyRequests } from '../../http/app-error';

/** One thing that wrong passwords are counted for. */
export interface AttemptCounter {
  key: string;
  /** How many attempts may fail before anyone has to wait. */
  freeFailures: number;
  /** The wait doubles from one second up to this. */
  longestWaitSeconds: number;
}

/** An attempt that has been let through and counted; unless it succeeds, it counts as a failure. */
export interface ClaimedAttempt {
  keys: readonly string[];
  /** How long the next attempt has to wait if this one fails. */
  nextWaitSeconds: number;
}

/** Failures are forgotten when nobody has tried for so long. */
const REMEMBERED_SECONDS = 86_400;
const REMEMBERED = sql.raw(`interval '${REMEMBERED_SECONDS} seconds'`);

/** By row `r` and its counter `a`: the wait after the latest failure, and when it is over. */
const WAIT_SECONDS = sql.raw(
  `case when r.points < a.free then 0
    else least(a.longest, power(2::float8, least(r.points - a.free, 20))) end`,
);
const FREE_AT = sql`(r.expire - ${REMEMBERED} + make_interval(secs => ${WAIT_SECONDS}))`;

function listCounters(counters: readonly AttemptCounter[]) {
  const rows = counters.map(
    ({ key, freeFailures, longestWaitSeconds }) =>
      sql`(${key}::text, ${freeFailures}::int, ${longestWaitSeconds}::float8)`,
  );
  return sql`asked (key, free, longest) as (values ${sql.join(rows, sql`, `)})`;
}

const isOneOf = (keys: readonly string[]) =>
  sql`key in (${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )})`;

/** How long the next attempt has to wait, in milliseconds. */
async function readWait(db: Database, counters: readonly AttemptCounter[], at: SQL) {
  const [waiting] = await queryRows<{ ms: number | null }>(
    db,
    sql`with ${listCounters(counters)}
      select max(extract(epoch from ${FREE_AT} - ${at}) * 1000)::float8 as ms
      from asked a join rate_limits r on r.key = a.key`,
  );
  return waiting?.ms ?? 0;
}

/**
 * Lets an attempt through, or tells how long to wait. It is counted before its password is checked, in one
 * statement: of many attempts at once no more get through than one after another.
 * @throws AppError `TOO_MANY_REQUESTS`; such an attempt is not counted and prolongs nothing
 */
export async function claimAttempt(
  db: Database,
  counters: readonly AttemptCounter[],
  now: Date,
): Promise<ClaimedAttempt> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const asked = listCounters(counters);
  const claimed = await queryRows<{ wait: number }>(
    db,
    sql`with ${asked}
      insert into rate_limits as r (key, points, expire)
      select key, 1, ${at} + ${REMEMBERED} from asked
      where not exists (select 1 from asked a join rate_limits r on r.key = a.key
        where r.expire > ${at} and ${FREE_AT} > ${at})
      on conflict (key) do update set expire = excluded.expire,
        points = case when r.expire <= ${at} then 1 else r.points + 1 end
      where r.expire <= ${at} or (select ${FREE_AT} <= ${at} from asked a where a.key = r.key)
      returning (select ${WAIT_SECONDS} from asked a where a.key = r.key)::float8 as wait`,
  );
  if (claimed.length === counters.length) {
    const keys = counters.map(({ key }) => key);
    return { keys, nextWaitSeconds: Math.max(...claimed.map(({ wait }) => wait)) };
  }
  let waitMs = await readWait(db, counters, at);
  if (waitMs > 1_000 * Math.max(...counters.map(({ longestWaitSeconds }) => longestWaitSeconds))) {
    // A clock that was ahead dated failures into the future: they count as made now.
    const latest = sql`${at} + ${REMEMBERED}`;
    const keys = counters.map(({ key }) => key);
    await db.execute(
      sql`update rate_limits set expire = ${latest} where ${isOneOf(keys)} and expire > ${latest}`,
    );
    waitMs = await readWait(db, counters, at);
  }
  throw tooManyRequests(waitMs);
}

/** Resets the counters after a success. */
export async function forgetFailures(db: Database, { keys }: ClaimedAttempt): Promise<void> {
  await db.execute(sql`delete from rate_limits where ${isOneOf(keys)}`);
}

/** An attempt whose password could not be checked does not count. */
export async function giveAttemptBack(db: Database, { keys }: ClaimedAttempt): Promise<void> {
  await db.execute(sql`update rate_limits set points = points - 1 where ${isOneOf(keys)}`);
}

/** Those of calls per minute too: they share the table. */
export async function removeExpiredCounts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
