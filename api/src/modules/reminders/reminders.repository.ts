import {
  DAYS,
  REMINDER_DAYS,
  type ReminderDay,
} from '@syndication/contract/ventures/ventures.rules';
import { sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { formerMemberships } from '../members/memberships';
import { currentNominations } from '../nominations/current-nominations';
import { isListed } from '../ventures/list-ventures';
import { roundConclusionLimit, startOfDayBefore } from '../ventures/venture-dates';
import type { DueReminder } from './reminder-mail';

const timestamp = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;

/** True for ventures `v` that investors see, with an open round, whose owner has not unsubscribed. */
const isReminded = (now: Date): SQL => sql`(
  ${isListed(now)}
  and exists (
    select from users owner
    join ${currentNominations} n on n.venture_id = v.id or n.email = owner.email
    where owner.id = v.owner_id
  )
  and exists (
    select from rounds r
    where r.venture_id = v.id and not r.is_closed
      and r.created_at >= ${timestamp(roundConclusionLimit(now))}
      and not exists (
        select from rounds later where later.venture_id = v.id and later.number > r.number
      )
  )
  and not exists (select from unsubscriptions u where u.venture_id = v.id)
)`;

/**
 * Adds a reminder for some of the ventures that are due for it, and tells which. A missed reminder can be
 * sent until the day of the next one, which then replaces it. A concurrent run adds none of them again.
 */
export async function addReminders(
  tx: Database,
  day: ReminderDay,
  now: Date,
  limit: number,
): Promise<string[]> {
  const nextDay = REMINDER_DAYS.find((later) => later > day) ?? DAYS.listed + 1;
  const rows = await queryRows<{ id: string }>(
    tx,
    sql`insert into reminders (venture_id, confirmed_at, day, created_at)
      select v.id, v.confirmed_at, ${day}::int, ${timestamp(now)}
      from ventures v
      where v.confirmed_at >= ${timestamp(startOfDayBefore(now, nextDay - 1))}
        and v.confirmed_at < ${timestamp(startOfDayBefore(now, day - 1))}
        and ${isReminded(now)}
        and not exists (
          select from reminders sent
          where sent.venture_id = v.id and sent.confirmed_at = v.confirmed_at and sent.day = ${day}::int
        )
      order by v.id limit ${limit}
      on conflict do nothing
      returning venture_id::text as id`,
  );
  return rows.map(({ id }) => id);
}

/** Counts the reminders of days that have passed since the last update as sent: none of them comes any more. */
export async function skipPassedReminders(
  tx: Database,
  ventureId: string,
  now: Date,
): Promise<void> {
  for (const day of REMINDER_DAYS) {
    await tx.execute(sql`insert into reminders (venture_id, confirmed_at, day, created_at)
      select v.id, v.confirmed_at, ${day}::int, ${timestamp(now)} from ventures v
      where v.id = ${ventureId}::uuid and v.confirmed_at < ${timestamp(startOfDayBefore(now, day - 1))}
      on conflict do nothing`);
  }
}

interface ReminderRow {
  venture_id: string;
  owner_id: string;
  version: number;
  company_name: string;
  owner_email: string;
  first_name: string;
  lead_email: string | null;
  confirmed_ms: number;
  edited_ms: number;
}

/** A lead who is no longer in the group that they lead the deal for gets no mail. */
export async function findDueReminders(
  tx: Database,
  ids: readonly string[],
): Promise<DueReminder[]> {
  const rows = await queryRows<ReminderRow>(
    tx,
    sql`select v.id::text as venture_id, v.owner_id::text as owner_id, v.version, v.company_name, owner.email as owner_email, owner.first_name,
        (extract(epoch from v.confirmed_at) * 1000)::float8 as confirmed_ms,
        (extract(epoch from v.edited_at) * 1000)::float8 as edited_ms,
        (
          select case when not exists (
            select from ${formerMemberships} f where f.member_id = m.id and f.group_id = n.group_id
          ) then lead.email end
          from ${currentNominations} n
          join members m on m.id = n.lead_id
          join users lead on lead.id = m.user_id
          where n.venture_id = v.id or n.email = owner.email
          order by n.created_at, n.id limit 1
        ) as lead_email
      from ventures v join users owner on owner.id = v.owner_id
      where v.id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`,
  );
  return rows.map((row) => ({
    ventureId: row.venture_id,
    ownerId: row.owner_id,
    version: row.version,
    companyName: row.company_name,
    ownerEmail: row.owner_email,
    firstName: row.first_name,
    leadEmail: row.lead_email,
    confirmedAt: new Date(row.confirmed_ms),
    editedAt: new Date(row.edited_ms),
  }));
}

/** Whether a venture still waits for the update that its owner was last reminded of. */
export async function isUpdateAwaited(
  db: Database,
  ventureId: string,
  now: Date,
): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select v.id from ventures v
      join reminders sent on sent.venture_id = v.id and sent.confirmed_at = v.confirmed_at
      where v.id = ${ventureId}::uuid and ${isReminded(now)}`,
  );
  return rows.length > 0;
}
