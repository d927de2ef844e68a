import type { OwnData } from '@syndication/contract/own-data/own-data.schemas';
import { eq, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { users } from '../../database/schema';
import { formerMemberships, lastingMemberships } from '../members/memberships';

/** At most this many of each, newest first: nobody has more, but a table of visits grows. */
const MOST = 5000;

interface Owner {
  userId: string;
  email: string;
}

/** What each table holds about a person. Neither hashes nor keys nor links, and nothing that belongs to others. */
const partsOf = ({ userId, email }: Owner): readonly (readonly [about: string, rows: SQL])[] => {
  const memberId = sql`(select id from members where user_id = ${userId})`;
  const ventureId = sql`(select id from ventures where owner_id = ${userId})`;
  return [
    [
      'account',
      sql`select email, first_name, last_name, role, created_at, last_signed_in_at, deactivated_at,
        deletion_asked_at, password_hash is not null as has_password from users where id = ${userId}`,
    ],
    ['networks', sql`select provider, created_at from user_identities where user_id = ${userId}`],
    [
      'passkeys',
      sql`select name, created_at, last_used_at from passkeys where user_id = ${userId}`,
    ],
    [
      'places signed in',
      sql`select created_at, last_seen_at, user_agent, way from sessions where user_id = ${userId}`,
    ],
    [
      'membership of the association',
      sql`select a.title as angel_group, m.is_staff, m.created_at from members m
        left join angel_groups a on a.id = m.angel_group_id where m.user_id = ${userId}`,
    ],
    [
      'groups',
      sql`select g.title, mg.is_admin, mg.digest as mails_about_deals, mg.digested_at as last_told_at,
          null as ended_at from ${lastingMemberships} mg
        join groups g on g.id = mg.group_id where mg.member_id = ${memberId}
        union all select g.title, false, null, null, mg.ended_at from ${formerMemberships} mg
        join groups g on g.id = mg.group_id where mg.member_id = ${memberId}`,
    ],
    [
      'agreements accepted',
      sql`select version, accepted_at from policy_acceptances where member_id = ${memberId}`,
    ],
    [
      'votes',
      sql`select v.company_name, r.number as round, o.choice, o.voted_at, o.is_replaced, o.withdrawn_at from (
          select round_id, choice, voted_at, false as is_replaced, null::timestamptz as withdrawn_at
            from votes where member_id = ${memberId}
          union all select round_id, choice, voted_at, withdrawn_at is null, withdrawn_at
            from vote_history where member_id = ${memberId}
        ) o join rounds r on r.id = o.round_id join ventures v on v.id = r.venture_id
        order by o.voted_at desc limit ${MOST}`,
    ],
    [
      'conflicts of interest',
      sql`select v.company_name, c.declared_at, c.reason, c.ended_at, c.ending
        from conflicts_of_interest c join ventures v on v.id = c.venture_id
        where c.member_id = ${memberId} order by c.declared_at desc limit ${MOST}`,
    ],
    [
      'deals followed',
      sql`select v.company_name, f.created_at from deal_follows f join ventures v on v.id = f.venture_id
        where f.member_id = ${memberId} order by f.created_at desc limit ${MOST}`,
    ],
    [
      'notes on deals',
      sql`select v.company_name, n.text, n.saved_at from deal_notes n join ventures v on v.id = n.venture_id
        where n.member_id = ${memberId} order by n.saved_at desc limit ${MOST}`,
    ],
    [
      'views of the deals list',
      sql`select name, search, is_start from deal_views where member_id = ${memberId} order by name`,
    ],
    [
      'visits of the deals list',
      sql`select g.title as "group", d.seen_at from deal_visits d join groups g on g.id = d.group_id
        where d.member_id = ${memberId}`,
    ],
    [
      'nominations made',
      sql`select n.email, v.company_name, g.title as "group", n.created_at, n.withdrawn_at
        from nominations n join groups g on g.id = n.group_id left join ventures v on v.id = n.venture_id
        where n.nominated_by = ${memberId} order by n.created_at desc limit ${MOST}`,
    ],
    [
      'nominations received',
      sql`select g.title as "group", n.created_at, n.withdrawn_at
        from nominations n join groups g on g.id = n.group_id where n.email = ${email}`,
    ],
    [
      'updates read and kept',
      sql`select c.title, b.read_at, b.kept_at from bookmarks b join contents c on c.id = b.content_id
        where b.member_id = ${memberId} limit ${MOST}`,
    ],
    ['company profile', sql`select * from ventures where owner_id = ${userId}`],
    ['rounds', sql`select * from rounds where venture_id = ${ventureId} order by number`],
    [
      'what rounds raised',
      sql`select r.number as round, o.raised_usd::float8 as raised_usd, o.stated_at, o.confirmed_at from round_outcomes o
        join rounds r on r.id = o.round_id where r.venture_id = ${ventureId} order by r.number`,
    ],
    [
      'profile not saved yet',
      sql`select values, saved_at from profile_drafts where user_id = ${userId}`,
    ],
    [
      'reminders stopped',
      sql`select reason, reason_description, created_at from unsubscriptions where venture_id = ${ventureId}`,
    ],
    [
      'feedback sent',
      sql`select name, email, subject, body, created_at from feedback where user_id = ${userId}
        order by created_at desc limit ${MOST}`,
    ],
    [
      'mails',
      sql`select subject, created_at, sent_at from outbox where recipient = ${email}
        order by created_at desc limit ${MOST}`,
    ],
    [
      'what was done with the account',
      sql`select occurred_at, action, details from audit_log where user_id = ${userId}
        order by id desc limit ${MOST}`,
    ],
  ];
};

/** All that the platform holds about a person, in the order in which people would look for it. */
export async function findOwnData(db: Database, owner: Owner): Promise<OwnData['parts']> {
  const parts: OwnData['parts'] = [];
  for (const [about, rows] of partsOf(owner)) {
    parts.push({ about, facts: await queryRows<Record<string, unknown>>(db, rows) });
  }
  return parts.filter(({ facts }) => facts.length > 0);
}

export async function findDeletionRequest(db: Database, userId: string): Promise<Date | null> {
  const [user] = await db
    .select({ askedAt: users.deletionAskedAt })
    .from(users)
    .where(eq(users.id, userId));
  return user?.askedAt ?? null;
}

/** @returns false when it was so already */
export async function setDeletionRequest(
  tx: Database,
  userId: string,
  askedAt: Date | null,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ deletionAskedAt: askedAt })
    .where(
      sql`${users.id} = ${userId} and (${users.deletionAskedAt} is null) = ${askedAt !== null}`,
    )
    .returning({ id: users.id });
  return changed.length > 0;
}
