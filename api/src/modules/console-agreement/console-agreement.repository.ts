import type {
  Acceptance,
  AgreementVersion,
} from '@syndication/contract/console-agreement/console-agreement.schemas';
import { FIRST_AGREEMENT_VERSION } from '@syndication/contract/members/members.rules';
import { eq, isNull, max, sql } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { agreementVersions } from '../../database/schema';
import { fullNameOf, isoMoment } from '../../database/sql-text';
import { currentMemberships } from '../members/memberships';

/** Current members `m`, with their account `u`. */
const today = sql`from members m join users u on u.id = m.user_id
  where u.deactivated_at is null and u.deleted_at is null`;

export async function countMembers(db: Database): Promise<number> {
  const [row] = await queryRows<{ total: number }>(db, sql`select count(*)::int as total ${today}`);
  return row?.total ?? 0;
}

/** @returns the newest first, with the first one at the end */
export function findAgreementVersions(
  db: Database,
  firstBody: string,
): Promise<AgreementVersion[]> {
  return queryRows(
    db,
    sql`with versions as (
        select ${FIRST_AGREEMENT_VERSION}::int as number, ${firstBody}::text as body,
          null::timestamptz as published_at, null::uuid as published_by, 1 as version
        union all select number, body, published_at, published_by, version from agreement_versions
      ), accepted as (
        select p.version as number, count(*)::int as members from policy_acceptances p
        where p.member_id in (select m.id ${today}) group by p.version
      )
      select v.number, v.body, ${isoMoment(sql`v.published_at`)} as "publishedAt",
        ${fullNameOf('by')} as "publishedBy",
        v.number <> ${FIRST_AGREEMENT_VERSION}::int and v.published_at is null as "isDraft",
        coalesce(a.members, 0) as accepted, v.version
      from versions v left join users by on by.id = v.published_by
      left join accepted a on a.number = v.number order by v.number desc`,
  );
}

/** Current members by name, and when each accepted a version. */
export function findAcceptances(db: Database, number: number): Promise<Acceptance[]> {
  return queryRows(
    db,
    sql`select ${fullNameOf('u')} as name, u.email,
        coalesce((select json_agg(g.title order by g.title) from ${currentMemberships} mg
          join groups g on g.id = mg.group_id where mg.member_id = m.id), '[]') as groups,
        (select ${isoMoment(sql`p.accepted_at`)} from policy_acceptances p
          where p.member_id = m.id and p.version = ${number}::int) as "acceptedAt"
      ${today} order by lower(u.last_name), lower(u.first_name), m.id`,
  );
}

/** Nobody else writes versions until the transaction ends. */
export async function lockVersions(tx: Database): Promise<void> {
  await tx.execute(sql`lock table agreement_versions in share row exclusive mode`);
}

export async function findDraft(tx: Database) {
  const [draft] = await tx
    .select()
    .from(agreementVersions)
    .where(isNull(agreementVersions.publishedAt));
  return draft;
}

export async function findVersion(db: Database, number: number) {
  const [found] = await db
    .select()
    .from(agreementVersions)
    .where(eq(agreementVersions.number, number));
  return found;
}

/** @returns the number that it has */
export async function addDraft(tx: Database, body: string): Promise<number> {
  const [latest] = await tx
    .select({ number: max(agreementVersions.number) })
    .from(agreementVersions);
  const number = (latest?.number ?? FIRST_AGREEMENT_VERSION) + 1;
  await tx.insert(agreementVersions).values({ number, body });
  return number;
}

export async function changeVersion(
  tx: Database,
  number: number,
  change: { body?: string; publishedAt?: Date; publishedBy?: string },
): Promise<void> {
  await tx
    .update(agreementVersions)
    .set({ ...change, version: sql`${agreementVersions.version} + 1` })
    .where(eq(agreementVersions.number, number));
}
