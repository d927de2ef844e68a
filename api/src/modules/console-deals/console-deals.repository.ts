import {
  DEALS_PER_PAGE,
  type DealState,
} from '@syndication/contract/console-deals/console-deals.rules';
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import { queryRows, type Database } from '../../database/database';
import { containing, fullNameOf, idSet, isOneOf } from '../../database/sql-text';
import { groups, nominations, users, ventures } from '../../database/schema';
import { currentNominations } from '../nominations/current-nominations';
import { hasEnded } from '../outcomes/outcomes.repository';
import { isListed, isNominatedTo } from '../ventures/list-ventures';
import { ms } from '../ventures/milliseconds';

export interface DealsFilter {
  search?: string | undefined;
  groupId?: string | undefined;
  id?: string | undefined;
  state?: DealState | undefined;
  offset?: string | undefined;
}

export interface DealRow {
  id: string;
  companyName: string;
  ownerEmail: string | null;
  dealLead: string | null;
  groups: { id: string; title: string }[];
  hiddenReason: string | null;
  confirmedMs: number;
  editedMs: number;
  round: {
    number: number;
    isClosed: boolean;
    isEditable: boolean;
    createdMs: number;
    amountUsd: number | null;
    committed: string | null;
  } | null;
  total: number;
}

/** Nominations `n` that show a venture `v` of the owner `u` to their group. */
const reaching = sql`(n.venture_id = v.id or n.email = u.email)`;
const isNominated = sql`exists (select from ${currentNominations} n where ${reaching})`;
const dealLead = sql`(select ${fullNameOf('lead')} from ${currentNominations} n
  join members m on m.id = n.lead_id join users lead on lead.id = m.user_id
  where ${reaching} order by n.created_at, n.id limit 1)`;

/** True for ventures `v` of the owner `u` in this state. */
export function isInState(state: DealState, now: Date): SQL {
  const isShown = sql`(${isListed(now)} and ${isNominated})`;
  const isRoundClosed = sql`coalesce((select ${hasEnded(now)} from rounds r
    where r.venture_id = v.id order by r.number desc limit 1), false)`;
  const conditions: Record<DealState, SQL> = {
    listed: isShown,
    'no-lead': sql`(${isShown} and not ${isRoundClosed} and ${dealLead} is null)`,
    off: sql`(v.hidden_at is null and not ${isListed(now)})`,
    hidden: sql`v.hidden_at is not null`,
    'no-group': sql`not ${isNominated}`,
    closed: isRoundClosed,
  };
  return conditions[state];
}

/** @param ownGroupIds those that an admin manages: other deals are not shown; null for staff */
export async function findDeals(
  db: Database,
  ownGroupIds: readonly string[] | null,
  { search = '', groupId, id, state, offset = '0' }: DealsFilter,
  now: Date,
): Promise<DealRow[]> {
  const conditions = [
    ...(ownGroupIds === null ? [] : [isNominatedTo(idSet(ownGroupIds))]),
    ...(groupId === undefined ? [] : [isNominatedTo(sql`${groupId}::uuid`)]),
    ...(id === undefined ? [] : [sql`v.id = ${id}::uuid`]),
    ...(state === undefined ? [] : [isInState(state, now)]),
    ...(search.trim()
      ? [sql`lower(v.company_name || ' ' || coalesce(u.email, '')) like ${containing(search)}`]
      : []),
  ];
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const isShownGroup = isOneOf(sql`g.id`, ownGroupIds);
  return queryRows<DealRow>(
    db,
    sql`select v.id::text, v.company_name as "companyName", u.email as "ownerEmail",
        ${dealLead} as "dealLead",
        coalesce((select json_agg(json_build_object('id', g.id, 'title', g.title) order by g.title)
          from groups g where ${isShownGroup} and g.id in (
            select n.group_id from ${currentNominations} n where ${reaching})), '[]') as groups,
        v.hidden_reason as "hiddenReason", ${ms(sql`v.confirmed_at`)} as "confirmedMs",
        ${ms(sql`v.edited_at`)} as "editedMs",
        (select json_build_object('number', r.number, 'isClosed', r.is_closed,
            'isEditable', r.is_editable, 'createdMs', ${ms(sql`r.created_at`)},
            'amountUsd', r.amount_usd, 'committed', r.committed)
          from rounds r where r.venture_id = v.id order by r.number desc limit 1) as round,
        count(*) over ()::int as total
      from ventures v left join users u on u.id = v.owner_id
      where ${where}
      order by lower(v.company_name), v.id
      offset ${Number(offset)} limit ${DEALS_PER_PAGE}`,
  );
}

/** A deal with its owner's address, locked until the transaction ends. */
export async function lockDeal(tx: Database, id: string) {
  const [deal] = await tx.select().from(ventures).where(eq(ventures.id, id)).for('no key update');
  if (!deal) return undefined;
  const [owner] = deal.ownerId
    ? await tx.select({ email: users.email }).from(users).where(eq(users.id, deal.ownerId))
    : [];
  return { ...deal, ownerEmail: owner?.email ?? null };
}

export type LockedDeal = NonNullable<Awaited<ReturnType<typeof lockDeal>>>;

/** Whether it is nominated to any of these groups. */
export async function isDealOf(
  tx: Database,
  { id, ownerEmail }: LockedDeal,
  groupIds: readonly string[],
): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`select from ${currentNominations} n
      where (n.venture_id = ${id}::uuid or n.email = ${ownerEmail}::text)
        and n.group_id in ${idSet(groupIds)}
      limit 1`,
  );
  return rows.length > 0;
}

const isNominationOf = ({ id, ownerEmail }: LockedDeal, groupId: string) =>
  and(
    eq(nominations.groupId, groupId),
    sql`(${nominations.ventureId} = ${id}::uuid or ${nominations.email} = ${ownerEmail}::text)`,
  );

/** Whether it was nominated to the group and then removed. */
export const wasDealOf = async (
  tx: Database,
  deal: LockedDeal,
  groupId: string,
): Promise<boolean> =>
  (await tx.$count(
    nominations,
    and(isNominationOf(deal, groupId), isNotNull(nominations.withdrawnAt)),
  )) > 0;

/** A group that can have deals: not an archived one. */
export async function findOpenGroup(db: Database, id: string) {
  const [group] = await db
    .select({ title: groups.title })
    .from(groups)
    .where(and(eq(groups.id, id), isNull(groups.archivedAt)));
  return group;
}

/**
 * Nominates a deal to a further group, by the member and with the lead of its first nomination: whoever shares it does
 * not become its lead. One that was withdrawn counts again.
 */
export async function addDealToGroup(
  tx: Database,
  { id, ownerEmail }: LockedDeal,
  { groupId, createdAt }: { groupId: string; createdAt: Date },
): Promise<void> {
  const [first] = await queryRows<{ nominatedBy: string | null; leadId: string | null }>(
    tx,
    sql`select n.nominated_by as "nominatedBy", n.lead_id as "leadId" from nominations n
      where n.venture_id = ${id}::uuid or n.email = ${ownerEmail}::text
      order by n.withdrawn_at is not null, n.created_at, n.id limit 1`,
  );
  const { nominatedBy = null, leadId = null } = first ?? {};
  const set = { nominatedBy, leadId, createdAt, withdrawnAt: null };
  const target = ownerEmail ? nominations.email : nominations.ventureId;
  await tx
    .insert(nominations)
    .values({ ...(ownerEmail ? { email: ownerEmail } : { ventureId: id }), groupId, ...set })
    .onConflictDoUpdate({
      target: [target, nominations.groupId],
      set: { ...set, version: sql`${nominations.version} + 1` },
      setWhere: isNotNull(nominations.withdrawnAt),
    });
}

export async function removeDealFromGroup(
  tx: Database,
  deal: LockedDeal,
  groupId: string,
  withdrawnAt: Date,
): Promise<void> {
  await tx
    .update(nominations)
    .set({ withdrawnAt, version: sql`${nominations.version} + 1` })
    .where(and(isNominationOf(deal, groupId), isNull(nominations.withdrawnAt)));
}

export async function hideDeal(
  tx: Database,
  id: string,
  hidden: { hiddenAt: Date | null; hiddenReason: string | null },
): Promise<void> {
  await tx.update(ventures).set(hidden).where(eq(ventures.id, id));
}
