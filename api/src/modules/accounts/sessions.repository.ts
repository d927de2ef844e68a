import type { SignInWay } from '@syndication/contract/account-security/account-security.rules';
import {
  SESSION_ABSOLUTE_DAYS,
  SESSION_IDLE_HOURS,
} from '@syndication/contract/accounts/accounts.rules';
import { DAY_MS, HOUR_MS } from '@syndication/contract/fields/durations.rules';
import type { Settings } from '@syndication/contract/settings/settings.rules';
import { and, desc, eq, gt, isNull, ne, not, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { sessions, users } from '../../database/schema';
import { AppError } from '../../http/app-error';
import { createSecretId, hashSecretId } from '../../http/secret-id';
import type { ServerSession } from '../../http/session';
import { currentAgreement } from '../members/current-agreement';
import { currentMemberships, usesDefaultGroup } from '../members/memberships';

/** Reading does not write more often than this. */
const TOUCH_EVERY_MS = 5 * 60_000;

/** What tells a user's session from the user's others. */
type SessionKey = Pick<ServerSession, 'userId' | 'idHash'>;

interface SessionRow {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: 'investor' | 'entrepreneur';
  last_seen_ms: number;
  proved_ms: number;
  has_shown_passkey: boolean;
  wants_passkey: boolean;
  member_id: string | null;
  group_id: string | null;
  group_title: string | null;
  uses_default_group: boolean | null;
  is_staff: boolean | null;
  is_policy_read: boolean;
  admin_group_ids: string[] | null;
}

const before = (now: Date, spanMs: number) => new Date(now.getTime() - spanMs);

/** True of sessions within both limits, idle and absolute. */
function isLive(now: Date): SQL {
  const isInUse = gt(sessions.lastSeenAt, before(now, SESSION_IDLE_HOURS * HOUR_MS));
  const isYoung = gt(sessions.createdAt, before(now, SESSION_ABSOLUTE_DAYS * DAY_MS));
  return sql`(${isInUse} and ${isYoung})`;
}

function toServerSession(idHash: string, row: SessionRow): ServerSession | null {
  const user = {
    idHash,
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    provedAt: new Date(row.proved_ms),
    hasShownPasskey: row.has_shown_passkey,
  };
  if (row.role === 'entrepreneur') return { ...user, role: 'entrepreneur' };
  if (row.member_id === null) return null;
  return {
    ...user,
    role: 'investor',
    memberId: row.member_id,
    activeGroup:
      row.group_id !== null && row.group_title !== null
        ? { id: row.group_id, title: row.group_title }
        : null,
    usesDefaultGroup: row.uses_default_group === true,
    isPolicyRead: row.is_policy_read,
    isStaff: row.is_staff === true,
    lacksPasskey: row.wants_passkey && !row.has_shown_passkey,
    adminGroupIds: row.admin_group_ids ?? [],
  };
}

/**
 * The live session with this id and everything that permissions depend on, in one statement.
 * @param given what the process was given, where the console has set nothing
 */
export async function findSession(
  db: Database,
  id: string,
  now: Date,
  given: Pick<Settings, 'consolePasskeys'>,
): Promise<ServerSession | null> {
  const idHash = hashSecretId(id);
  const [row] = await queryRows<SessionRow>(
    db,
    sql`select u.id::text as user_id, u.email, u.first_name, u.last_name, u.role,
        (extract(epoch from ${sessions.lastSeenAt}) * 1000)::float8 as last_seen_ms,
        (extract(epoch from ${sessions.provedAt}) * 1000)::float8 as proved_ms,
        ${sessions.passkeyShownAt} is not null as has_shown_passkey,
        coalesce((select s.value #>> '{}' from settings s where s.name = 'consolePasskeys'),
          ${given.consolePasskeys}::text) = 'yes' as wants_passkey,
        m.id::text as member_id, m.is_staff, ${usesDefaultGroup} as uses_default_group,
        g.id::text as group_id, g.title as group_title,
        exists (select 1 from policy_acceptances p
          where p.member_id = m.id and p.version = ${currentAgreement}) as is_policy_read,
        (select json_agg(own.group_id::text) from ${currentMemberships} own
          where own.member_id = m.id and own.is_admin) as admin_group_ids
      from ${sessions}
      join users u on u.id = ${sessions.userId}
      left join members m on m.user_id = u.id
      left join ${currentMemberships} mg on mg.member_id = m.id and mg.is_active
      left join groups g on g.id = mg.group_id
      where ${sessions.idHash} = ${idHash} and ${isLive(now)} and u.deactivated_at is null`,
  );
  if (!row) return null;
  // Either way round: what a clock that was ahead wrote must not make a session last longer.
  if (Math.abs(now.getTime() - row.last_seen_ms) > TOUCH_EVERY_MS) {
    const createdAt = sql`least(${sessions.createdAt}, ${now.toISOString()}::timestamptz)`;
    await db
      .update(sessions)
      .set({ lastSeenAt: now, createdAt })
      .where(eq(sessions.idHash, idHash));
  }
  return toServerSession(idHash, row);
}

/** Everything that the account page shows of the user's live sessions, this one first, then the latest seen. */
export function findLiveSessions(db: Database, { userId, idHash }: SessionKey, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(eq(sessions.idHash, idHash)), desc(sessions.lastSeenAt));
}

interface NewSession {
  userId: string;
  now: Date;
  userAgent: string | undefined;
  way: SignInWay;
}

/**
 * @returns the id for the cookie; only its hash is stored
 * @throws AppError SIGN_IN_FAILED for an account that was deactivated since its owner proved who they are
 */
export async function beginSession(
  db: Database,
  { userId, now, userAgent, way }: NewSession,
): Promise<string> {
  const id = createSecretId();
  const signedIn = await db
    .update(users)
    .set({ lastSignedInAt: now })
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
    .returning({ id: users.id });
  if (signedIn.length === 0) throw new AppError('SIGN_IN_FAILED');
  await db.insert(sessions).values({
    idHash: hashSecretId(id),
    userId,
    createdAt: now,
    lastSeenAt: now,
    provedAt: now,
    passkeyShownAt: way === 'passkey' ? now : null,
    userAgent: userAgent?.slice(0, 300) ?? null,
    way,
  });
  return id;
}

/** Its owner has just proved their identity. */
export async function setProved(
  db: Database,
  idHash: string,
  provedAt: Date,
  by: 'password' | 'passkey',
): Promise<void> {
  const shown = by === 'passkey' && { passkeyShownAt: provedAt };
  await db
    .update(sessions)
    .set({ provedAt, ...shown })
    .where(eq(sessions.idHash, idHash));
}

/** Gives a session a new id; the old one no longer works. */
export async function renewSessionId(db: Database, idHash: string): Promise<string> {
  const id = createSecretId();
  await db
    .update(sessions)
    .set({ idHash: hashSecretId(id) })
    .where(eq(sessions.idHash, idHash));
  return id;
}

/** @returns whose session it was; undefined when there is none with this id */
export async function endSession(
  db: Database,
  id: string,
): Promise<{ userId: string } | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.idHash, hashSecretId(id)))
    .returning({ userId: sessions.userId });
  return ended;
}

/**
 * Ends a live session of the user by the id that the account page shows.
 * @returns the hash of the session's secret id; undefined when the user has no such session
 */
export async function endLiveSession(
  db: Database,
  userId: string,
  shownId: string,
  now: Date,
): Promise<{ idHash: string } | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, shownId), eq(sessions.userId, userId), isLive(now)))
    .returning({ idHash: sessions.idHash });
  return ended;
}

/** @returns how many of those that ended were live */
export async function endOtherSessions(
  db: Database,
  { userId, idHash }: SessionKey,
  now: Date,
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.idHash, idHash)))
    .returning({ wasLive: sql<boolean>`${isLive(now)}` });
  return ended.filter(({ wasLive }) => wasLive).length;
}

/** @returns how many there were */
export async function endAllSessions(db: Database, userId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ userId: sessions.userId });
  return ended.length;
}

export async function endExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(not(isLive(now)));
}
