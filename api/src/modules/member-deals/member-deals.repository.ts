import { and, asc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database';
import { lockName } from '../../database/lock-name';
import { dealFollows, dealNotes, dealViews, dealVisits, members } from '../../database/schema';
import type { DealDensity } from '@syndication/contract/member-deals/member-deals.rules';

export interface MemberDeal {
  memberId: string;
  ventureId: string;
}

export async function addFollow(db: Database, follow: MemberDeal, createdAt: Date): Promise<void> {
  await db
    .insert(dealFollows)
    .values({ ...follow, createdAt })
    .onConflictDoNothing();
}

export async function removeFollow(
  db: Database,
  { memberId, ventureId }: MemberDeal,
): Promise<void> {
  await db
    .delete(dealFollows)
    .where(and(eq(dealFollows.memberId, memberId), eq(dealFollows.ventureId, ventureId)));
}

const isNoteOn = ({ memberId, ventureId }: MemberDeal) =>
  and(eq(dealNotes.memberId, memberId), eq(dealNotes.ventureId, ventureId));

/** Locks the note against other windows, also while there is none: it is undefined then. */
export async function lockNote(tx: Database, deal: MemberDeal) {
  await lockName(tx, `note ${deal.memberId} ${deal.ventureId}`);
  const [note] = await tx.select().from(dealNotes).where(isNoteOn(deal));
  return note;
}

export async function addNote(tx: Database, note: typeof dealNotes.$inferInsert): Promise<void> {
  await tx.insert(dealNotes).values(note);
}

export async function changeNote(
  tx: Database,
  deal: MemberDeal,
  changes: Pick<typeof dealNotes.$inferInsert, 'text' | 'savedAt'>,
): Promise<void> {
  await tx.update(dealNotes).set(changes).where(isNoteOn(deal));
}

export async function removeNote(tx: Database, deal: MemberDeal): Promise<void> {
  await tx.delete(dealNotes).where(isNoteOn(deal));
}

const VIEW_COLUMNS = {
  id: dealViews.id,
  name: dealViews.name,
  search: dealViews.search,
  isStart: dealViews.isStart,
};

export const findViews = (db: Database, memberId: string) =>
  db
    .select(VIEW_COLUMNS)
    .from(dealViews)
    .where(eq(dealViews.memberId, memberId))
    .orderBy(asc(sql`lower(${dealViews.name})`));

/** Whose a view is; undefined for an id that none has. */
export async function findViewOwner(db: Database, id: string): Promise<string | undefined> {
  const [view] = await db
    .select({ memberId: dealViews.memberId })
    .from(dealViews)
    .where(eq(dealViews.id, id));
  return view?.memberId;
}

export async function saveView(tx: Database, view: typeof dealViews.$inferInsert & { id: string }) {
  if (view.isStart) {
    await tx.update(dealViews).set({ isStart: false }).where(eq(dealViews.memberId, view.memberId));
  }
  const { id: _, memberId: __, ...changes } = view;
  await tx
    .insert(dealViews)
    .values(view)
    .onConflictDoUpdate({ target: dealViews.id, set: changes });
}

export async function removeView(db: Database, memberId: string, id: string): Promise<void> {
  await db.delete(dealViews).where(and(eq(dealViews.memberId, memberId), eq(dealViews.id, id)));
}

export interface Visit {
  memberId: string;
  groupId: string;
  at: Date;
  /** What was seen before this moment belongs to an earlier visit. */
  gapAgo: Date;
}

/** Continues the current visit, or begins another: news are the changes since the previous one ended. */
export async function noteVisit(
  db: Database,
  { memberId, groupId, at, gapAgo }: Visit,
): Promise<void> {
  await db
    .insert(dealVisits)
    .values({ memberId, groupId, newsSince: at, seenAt: at })
    .onConflictDoUpdate({
      target: [dealVisits.memberId, dealVisits.groupId],
      set: {
        newsSince: sql`case when ${dealVisits.seenAt} < ${gapAgo.toISOString()}::timestamptz
          then ${dealVisits.seenAt} else ${dealVisits.newsSince} end`,
        seenAt: sql`greatest(${dealVisits.seenAt}, ${at.toISOString()}::timestamptz)`,
      },
    });
}

/** Marks everything until now as seen. */
export async function dismissNews(
  db: Database,
  { memberId, groupId, at }: Omit<Visit, 'gapAgo'>,
): Promise<void> {
  const seen = { newsSince: at, seenAt: at };
  await db
    .insert(dealVisits)
    .values({ memberId, groupId, ...seen })
    .onConflictDoUpdate({ target: [dealVisits.memberId, dealVisits.groupId], set: seen });
}

export async function setDensity(
  db: Database,
  memberId: string,
  dealDensity: DealDensity,
): Promise<void> {
  await db.update(members).set({ dealDensity }).where(eq(members.id, memberId));
}
