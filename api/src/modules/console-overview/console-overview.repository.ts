import type { Settings } from '@syndication/contract/settings/settings.rules';
import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type {
  SetUp,
  Waiting,
} from '@syndication/contract/console-overview/console-overview.schemas';
import { sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { fullNameOf, isOneOf } from '../../database/sql-text';
import { LATE_MAIL_SECONDS } from '../../mail/outbox-watch';
import { isInState } from '../console-deals/console-deals.repository';
import { currentAgreement } from '../members/current-agreement';
import { currentMemberships, lastingMemberships } from '../members/memberships';
import { currentNominations } from '../nominations/current-nominations';
import { isListed } from '../ventures/list-ventures';
import { startOfDayBefore } from '../ventures/venture-dates';

/** How many of each kind are listed by name. */
const NAMED = 5;
/** A profile is about to leave the list when it has fewer days left. */
const LEAVING_DAYS = 7;

/** The groups that an admin manages; null for all groups. */
export type OwnGroups = readonly string[] | null;

/** @param selection rows of `name`, `detail` and `since` */
async function findWaiting(db: Database, selection: SQL): Promise<Waiting> {
  const rows = await queryRows<{ name: string; detail: string; total: number }>(
    db,
    sql`select name, detail, count(*) over ()::int as total from (${selection}) waiting
      order by since, name limit ${NAMED}`,
  );
  return {
    count: rows[0]?.total ?? 0,
    first: rows.map(({ name, detail }) => ({ name, detail })),
  };
}

/** Those that the list of nominations calls mailed: a member's account is no answer, since it cannot have a profile. */
export const findUnanswered = (db: Database, groupIds: OwnGroups) =>
  findWaiting(
    db,
    sql`select n.email as name, g.title as detail, n.created_at as since
      from ${currentNominations} n join groups g on g.id = n.group_id
      where n.email is not null and ${isOneOf(sql`n.group_id`, groupIds)}
        and not exists (select from users u where u.email = n.email and u.role = 'entrepreneur')`,
  );

/** Members `m` with their account `u`, of the groups that are looked after. */
const memberNames = (groupIds: OwnGroups, condition: SQL): SQL => sql`
  select ${fullNameOf('u')} as name, u.email as detail, u.created_at as since
  from members m join users u on u.id = m.user_id
  where u.deactivated_at is null and ${condition}
    and ${
      groupIds === null
        ? sql`true`
        : sql`exists (select from ${currentMemberships} mg
            where mg.member_id = m.id and ${isOneOf(sql`mg.group_id`, groupIds)})`
    }`;

export const findNeverSignedIn = (db: Database, groupIds: OwnGroups) =>
  findWaiting(db, memberNames(groupIds, sql`u.last_signed_in_at is null`));

/** Members who have signed in and not accepted the agreement; those who never signed in are listed above. */
export const findNotAgreed = (db: Database, groupIds: OwnGroups) =>
  findWaiting(
    db,
    memberNames(
      groupIds,
      sql`u.last_signed_in_at is not null and not exists (select from policy_acceptances p
        where p.member_id = m.id and p.version = ${currentAgreement})`,
    ),
  );

export const findDeletions = (db: Database) =>
  findWaiting(
    db,
    sql`select ${fullNameOf('u')} as name, u.email as detail,
        u.deletion_asked_at as since
      from users u where u.deletion_asked_at is not null and u.deleted_at is null`,
  );

export function findLeaving(db: Database, groupIds: OwnGroups, now: Date): Promise<Waiting> {
  const before = (days: number) =>
    sql`${startOfDayBefore(now, days - LEAVING_DAYS).toISOString()}::timestamptz`;
  return findWaiting(
    db,
    sql`select v.company_name as name, coalesce(owner.email, '') as detail,
        least(v.confirmed_at,
          v.edited_at + make_interval(days => ${DAYS.profileMaximum - DAYS.listed})) as since
      from ventures v left join users owner on owner.id = v.owner_id
      where ${isListed(now)}
        and (v.confirmed_at < ${before(DAYS.listed)} or v.edited_at < ${before(DAYS.profileMaximum)})
        and exists (select from ${currentNominations} n
          where (n.venture_id = v.id or n.email = owner.email) and ${isOneOf(sql`n.group_id`, groupIds)})`,
  );
}

export function findUnled(db: Database, groupIds: OwnGroups, now: Date): Promise<Waiting> {
  return findWaiting(
    db,
    sql`select v.company_name as name, string_agg(distinct g.title, ', ') as detail,
        v.created_at as since
      from ventures v left join users u on u.id = v.owner_id
        join ${currentNominations} n on n.venture_id = v.id or n.email = u.email
        join groups g on g.id = n.group_id
      where ${isInState('no-lead', now)} and ${isOneOf(sql`n.group_id`, groupIds)}
      group by v.id`,
  );
}

export function findStuckMail(db: Database, now: Date): Promise<Waiting> {
  const lateSince = new Date(now.getTime() - LATE_MAIL_SECONDS * 1000).toISOString();
  return findWaiting(
    db,
    sql`select o.recipient as name, o.subject as detail, o.created_at as since from outbox o
      where o.sent_at is null and (o.given_up_at is not null
        or (o.created_at < ${lateSince}::timestamptz
          and (o.expires_at is null or o.expires_at > ${now.toISOString()}::timestamptz)))`,
  );
}

/**
 * @param given what the process was given of settings; the console's are looked up
 * @returns null once everything is done that a first vote needs
 */
export async function findSetUp(db: Database, given: Partial<Settings>): Promise<SetUp | null> {
  const [found] = await queryRows<SetUp & { wasDone: boolean }>(
    db,
    sql`select
        ${given.supportEmail !== undefined}::boolean
          or exists (select from settings where name = 'supportEmail') as names,
        exists (select from agreement_versions where published_at is not null) as agreement,
        exists (select from groups where archived_at is null) as "group",
        exists (select from ${currentMemberships} mg where mg.is_admin) as admin,
        exists (select from ${currentMemberships} mg join members m on m.id = mg.member_id
          where not m.is_staff) as members,
        exists (select from ${lastingMemberships} mg where mg.is_admin)
          and exists (select from ${lastingMemberships} mg join members m on m.id = mg.member_id
            where not m.is_staff) as "wasDone"`,
  );
  if (!found) return null;
  // An association that has archived its groups is no new one.
  const { wasDone, ...setUp } = found;
  return setUp.names && wasDone ? null : setUp;
}
