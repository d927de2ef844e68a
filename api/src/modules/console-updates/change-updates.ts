import { CONSOLE_UPDATE_MESSAGES as TEXT } from '@syndication/contract/console-updates/console-updates.rules';
import type { UpdateDetails } from '@syndication/contract/console-updates/console-updates.schemas';

import type { AppContext } from '../../app-context';
import { recordChanges, type AuditedChange } from '../../database/audit';
import type { Database } from '../../database/database';
import type { AuditedFacts } from '../../database/schema';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { requireFresh } from '../console/require-fresh';
import { findTitles } from '../console/titles.repository';
import { sanitizeBody } from '../contents/sanitize-body';
import {
  addUpdate,
  changeUpdate,
  findAudience,
  findReaderTitles,
  lockUpdate,
  setAudience,
  type Audience,
} from './console-updates.repository';

const targetOf = (id: string): AuditedChange['target'] => ({ type: 'update', id });

/** What an admin may write: for own groups alone. @throws AppError NOT_FOUND */
function requireAudience(session: InvestorSession, { isForAll, groupIds }: Audience): void {
  const isOwn =
    !isForAll && groupIds.length > 0 && groupIds.every((id) => session.adminGroupIds.includes(id));
  if (!session.isStaff && !isOwn) throw new AppError('NOT_FOUND');
}

async function lockOwnUpdate(tx: Database, session: InvestorSession, id: string) {
  const update = await lockUpdate(tx, id);
  if (!update) throw new AppError('NOT_FOUND');
  const audience = await findAudience(tx, id);
  requireAudience(session, audience);
  return { ...update, audience };
}

/** The one group that an update is for; null when its admins would not see all of it. */
const groupOf = ({ isForAll, groupIds }: Audience): string | null =>
  !isForAll && groupIds.length === 1 ? groupIds[0]! : null;

const isSameAudience = (one: Audience, other: Audience): boolean =>
  one.isForAll === other.isForAll &&
  (one.isForAll || one.groupIds.toSorted().join() === other.groupIds.toSorted().join());

/**
 * Creates or overwrites an update. A repeat changes nothing.
 * @throws AppError STALE_VERSION, or VALIDATION_FAILED without an audience
 */
export async function writeUpdate(
  { db }: AppContext,
  session: InvestorSession,
  id: string,
  { version, ...given }: UpdateDetails & { version: number | null },
): Promise<void> {
  const { title, description } = given;
  const body = sanitizeBody(given.body);
  const wanted: Audience = {
    isForAll: given.isForAll,
    groupIds: given.isForAll ? [] : [...new Set(given.groupIds)],
  };
  if (!wanted.isForAll && wanted.groupIds.length === 0) {
    throw new AppError('VALIDATION_FAILED', { fields: { groupIds: TEXT.audience } });
  }
  requireAudience(session, wanted);
  await db.transaction(async (tx) => {
    const stored = await lockUpdate(tx, id);
    if (!stored && version !== null) throw new AppError('NOT_FOUND');
    const audience = stored && (await findAudience(tx, id));
    if (audience) requireAudience(session, audience);
    const isSame =
      stored?.title === title &&
      stored.description === description &&
      stored.body === body &&
      isSameAudience(audience!, wanted);
    if (isSame) return;
    if (stored) await requireFresh(tx, targetOf(id), stored, version);
    const titles = await findReaderTitles(tx, wanted.groupIds, audience?.groupIds ?? []);
    if (titles.size < wanted.groupIds.length) throw new AppError('NOT_FOUND');
    if (stored) await changeUpdate(tx, id, { title, description, body });
    else await addUpdate(tx, { id, title, description, body, writtenBy: session.userId });
    if (!audience || !isSameAudience(audience, wanted)) {
      await setAudience(tx, id, { isForAll: wanted.isForAll, titles });
    }
    const factsOf = async (
      update: { title: string; description: string; body: string },
      to: Audience,
    ) => ({
      title: update.title,
      description: update.description,
      characters: update.body.length,
      readers: to.isForAll ? 'all members' : await findTitles(tx, 'syndication', to.groupIds),
    });
    await recordChanges(tx, [
      {
        action: 'update-written',
        by: session.userId,
        target: targetOf(id),
        groupId: groupOf(wanted),
        before: stored && audience ? await factsOf(stored, audience) : null,
        after: await factsOf({ title, description, body }, wanted),
      },
    ]);
  });
}

const toFacts = (update: { publishedAt: Date | null; takenBackAt: Date | null }): AuditedFacts => ({
  publishedAt: update.publishedAt?.toISOString() ?? null,
  takenBack: update.takenBackAt !== null,
});

/** Publishes an update now (null) or later. @throws AppError for a moment that is over, or STALE_VERSION */
export async function publishUpdate(
  { db, now }: AppContext,
  session: InvestorSession,
  id: string,
  { publishAt, version }: { publishAt: string | null; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await lockOwnUpdate(tx, session, id);
    // Only under the lock: somebody may have published it meanwhile.
    const at = publishAt === null ? now() : new Date(publishAt);
    const { publishedAt, takenBackAt } = stored;
    const isOut = publishedAt !== null && takenBackAt === null;
    const isSame =
      isOut && (publishAt === null ? publishedAt <= at : publishedAt.getTime() === at.getTime());
    if (isSame) return;
    // Not of a repeat, whose moment may be over by now.
    if (publishAt !== null && at <= now()) {
      throw new AppError('VALIDATION_FAILED', { fields: { publishAt: TEXT.publishAt } });
    }
    await requireFresh(tx, targetOf(id), stored, version);
    await changeUpdate(tx, id, { publishedAt: at, createdAt: at, takenBackAt: null });
    await recordChanges(tx, [
      {
        action: 'update-published',
        by: session.userId,
        target: targetOf(id),
        groupId: groupOf(stored.audience),
        before: toFacts(stored),
        after: toFacts({ publishedAt: at, takenBackAt: null }),
      },
    ]);
  });
}

/** Takes back a published or scheduled update, so that nobody reads it; a repeat changes nothing. */
export async function takeBackUpdate(
  { db, now }: AppContext,
  session: InvestorSession,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await lockOwnUpdate(tx, session, id);
    const { publishedAt, takenBackAt } = stored;
    if (publishedAt === null || takenBackAt !== null) return;
    await changeUpdate(tx, id, { takenBackAt: now() });
    await recordChanges(tx, [
      {
        action: 'update-taken-back',
        by: session.userId,
        target: targetOf(id),
        groupId: groupOf(stored.audience),
        before: toFacts(stored),
        after: toFacts({ publishedAt, takenBackAt: now() }),
      },
    ]);
  });
}
