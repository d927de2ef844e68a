import { DAYS } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { sql, type SQL } from 'drizzle-orm';

import type { AppContext } from '../../app-context';
import { queryRows } from '../../database/database';
import { AppError } from '../../http/app-error';
import type { ServerSession } from '../../http/session';
import { findMemberGroup } from '../members/members.repository';
import { currentMemberships } from '../members/memberships';
import { currentNominations } from '../nominations/current-nominations';
import { visibleGroupId, type DealReader } from './member-columns.repository';
import { toVenture } from './to-venture';
import { startOfDayBefore } from './venture-dates';
import { selectVentures, type VentureRow, type Viewer } from './venture-rows.repository';

/** True for ventures `v` that were nominated to one of these groups, directly or through their owner. */
export function isNominatedTo(groupIds: SQL): SQL {
  return sql`v.id in (
    select n.venture_id from ${currentNominations} n
      where n.group_id in (${groupIds}) and n.venture_id is not null
    union all
    select own.id from ${currentNominations} n
      join users u on u.email = n.email
      join ventures own on own.owner_id = u.id
      where n.group_id in (${groupIds}))`;
}

/** True for ventures `v` whose days on the list are not over, and that staff have not hidden. */
export function isListed(now: Date): SQL {
  const confirmedSince = startOfDayBefore(now, DAYS.listed).toISOString();
  const editedSince = startOfDayBefore(now, DAYS.profileMaximum).toISOString();
  return sql`(v.confirmed_at >= ${confirmedSince}::timestamptz
    and v.edited_at >= ${editedSince}::timestamptz and v.hidden_at is null)`;
}

/** Which of a group's deals, where not all. */
export interface DealsPart {
  /** At most this many, the first of the order. */
  limit?: number | undefined;
}

/** The statement behind the deals list; the benchmark runs exactly this one too. */
export function selectDeals(reader: DealReader, now: Date, { limit }: DealsPart = {}): SQL {
  return selectVentures(reader, {
    condition: sql`${isListed(now)} and ${isNominatedTo(visibleGroupId(reader))}`,
    order: sql`v.confirmed_at desc, lower(v.company_name), v.id`,
    limit,
    now,
  });
}

async function readVentures({ db }: AppContext, viewer: Viewer, now: Date, statement: SQL) {
  const rows = await queryRows<VentureRow>(db, statement);
  return rows.map((row) => toVenture(row, viewer, now));
}

/** The listed deals of a member's active group, last updated first. */
export function listDeals(
  context: AppContext,
  reader: DealReader,
  part?: DealsPart,
): Promise<Venture[]> {
  const now = context.now();
  return readVentures(context, reader, now, selectDeals(reader, now, part));
}

const viewerOf = (session: ServerSession): Viewer =>
  session.role === 'investor' ? session : { ownerId: session.userId };

/** A single deal opens from any of the member's groups: a tab may show another than the active one. */
export function isVisible(session: ServerSession): SQL {
  if (session.role === 'entrepreneur') return sql`v.owner_id = ${session.userId}::uuid`;
  const isOfOwnGroup = isNominatedTo(sql`select ${visibleGroupId(session)}
    union select mg.group_id from ${currentMemberships} mg
    where mg.member_id = ${session.memberId}::uuid`);
  return sql`(v.hidden_at is null and ${isOfOwnGroup})`;
}

/**
 * Deals for an investor, of the active group unless another one is named; an entrepreneur's own venture.
 * @throws AppError NOT_FOUND for a group that is not the member's own
 */
export async function listVentures(
  context: AppContext,
  session: ServerSession,
  { groupId, ...part }: DealsPart & { groupId?: string | undefined } = {},
): Promise<Venture[]> {
  if (session.role === 'investor') {
    if (!groupId || groupId === session.activeGroup?.id) return listDeals(context, session, part);
    const named = await findMemberGroup(context.db, session.memberId, groupId);
    return listDeals(context, { ...session, activeGroup: named }, part);
  }
  const viewer = viewerOf(session);
  const selection = { condition: isVisible(session), now: context.now() };
  return readVentures(context, viewer, selection.now, selectVentures(viewer, selection));
}

/** One venture, listed or no longer; null if the session may not see it. */
export const findVenture = (
  context: AppContext,
  session: ServerSession,
  id: string,
): Promise<Venture | null> => findOne(context, session, id, isVisible(session));

/** The same for reading only: staff see every venture as its members do, even while it is hidden from them. */
export const findVentureToRead = (
  context: AppContext,
  session: ServerSession,
  id: string,
): Promise<Venture | null> => {
  const isStaff = session.role === 'investor' && session.isStaff;
  return findOne(context, session, id, isStaff ? sql`true` : isVisible(session));
};

/** For a write to a deal that the member does not see, usually one that was visible a moment ago. */
export const unseenDeal = (): AppError =>
  new AppError('NOT_FOUND', {
    message:
      'You no longer have access to this deal: it was withdrawn or hidden, its group was archived, or you have left the group.',
  });

async function findOne(
  context: AppContext,
  session: ServerSession,
  id: string,
  isAllowed: SQL,
): Promise<Venture | null> {
  const viewer = viewerOf(session);
  const condition = sql`v.id = ${id}::uuid and ${isAllowed}`;
  const selection = { condition, now: context.now(), hasChangesSinceVote: true };
  const statement = selectVentures(viewer, selection);
  const [venture] = await readVentures(context, viewer, selection.now, statement);
  return venture ?? null;
}
