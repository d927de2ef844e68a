import { isDeepStrictEqual } from 'node:util';

import {
  CONSOLE_GROUP_MESSAGES as TEXT,
  type GroupKind,
} from '@syndication/contract/console-groups/console-groups.rules';
import type { ConsoleAction } from '@syndication/contract/console-audit/console-audit.rules';
import type { MinBallots } from '@syndication/contract/votes/snapshots.rules';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { isUniqueViolation } from '../../database/database-error';
import type { AuditedFacts } from '../../database/schema';
import { requireGroup } from '../../http/access';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { requireFresh } from '../console/require-fresh';
import { findTitles } from '../console/titles.repository';
import { addMemberships } from '../members/add-memberships.repository';
import {
  addGroup,
  changeGroup,
  findConnections,
  findMembersToTakeOver,
  lockGroup,
  moveActiveGroups,
  setConnections,
  setGroupAdmin,
} from './console-groups.repository';

type Group = NonNullable<Awaited<ReturnType<typeof lockGroup>>>;

const targetOf = ({ id, kind }: Pick<Group, 'id' | 'kind'>) =>
  ({ type: kind === 'angel' ? 'angel-group' : 'group', id }) as const;

async function lockKnownGroup(tx: Database, id: string): Promise<Group> {
  const group = await lockGroup(tx, id);
  if (!group) throw new AppError('NOT_FOUND');
  return group;
}

const record = (
  tx: Database,
  action: ConsoleAction,
  session: InvestorSession,
  group: Pick<Group, 'id' | 'kind'>,
  { before, after }: { before: AuditedFacts | null; after: AuditedFacts | null },
): Promise<void> =>
  recordChanges(tx, [
    {
      action,
      by: session.userId,
      target: targetOf(group),
      groupId: group.kind === 'syndication' ? group.id : null,
      before,
      after,
    },
  ]);

interface GroupDetails {
  kind: GroupKind;
  title: string;
  /** Of a syndication group; stays as it is when undefined. */
  minBallots?: MinBallots | undefined;
  version: number | null;
}

/** What a group is called and how it is set, as the trail names it. */
const factsOf = ({ title, minBallots }: Pick<GroupDetails, 'title' | 'minBallots'>) => ({
  title,
  ...(minBallots !== undefined && { minBallots }),
});

/**
 * Creates a group, or changes its title and settings. A repeat changes nothing.
 * @throws AppError STALE_VERSION, or VALIDATION_FAILED for a title that another group of the kind has
 */
export async function saveGroup(
  { db }: AppContext,
  session: InvestorSession,
  id: string,
  { kind, title, minBallots: sentMinBallots, version }: GroupDetails,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const group = await lockGroup(tx, id);
      requireGroup(session, group ? (group.kind === 'syndication' ? id : null) : null);
      const minBallots = kind === 'syndication' ? sentMinBallots : undefined;
      const after = factsOf({ title, minBallots });
      if (!group) {
        if (version !== null) throw new AppError('NOT_FOUND');
        await addGroup(tx, kind, { id, ...after });
        await record(tx, 'group-created', session, { id, kind }, { before: null, after });
        return;
      }
      const before = factsOf({
        title: group.title,
        minBallots: minBallots === undefined ? undefined : group.minBallots,
      });
      if (group.kind === kind && isDeepStrictEqual(before, after)) return;
      await requireFresh(tx, targetOf(group), group, version);
      await changeGroup(tx, group.kind, id, after);
      await record(tx, 'group-changed', session, group, { before, after });
    });
  } catch (error) {
    const isTaken =
      isUniqueViolation(error, 'groups_title_key') ||
      isUniqueViolation(error, 'angel_groups_title_key');
    if (isTaken) throw new AppError('VALIDATION_FAILED', { fields: { title: TEXT.taken } });
    throw error;
  }
}

/** Nobody sees anything of an archived group; restored, it is as it was. Members keep their other groups. */
export async function archiveGroup(
  { db, now }: AppContext,
  session: InvestorSession,
  id: string,
  { isArchived, version }: { isArchived: boolean; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const group = await lockKnownGroup(tx, id);
    if ((group.archivedAt !== null) === isArchived) return;
    await requireFresh(tx, targetOf(group), group, version);
    await changeGroup(tx, group.kind, id, { archivedAt: isArchived ? now() : null });
    if (group.kind === 'syndication') await moveActiveGroups(tx, id);
    const facts = { before: { isArchived: !isArchived }, after: { isArchived } };
    await record(tx, isArchived ? 'group-archived' : 'group-restored', session, group, facts);
  });
}

/** Says which syndication groups an angel group belongs to. Who is a member of them already stays where they are. */
export async function connectGroups(
  { db }: AppContext,
  session: InvestorSession,
  id: string,
  { groupIds, version }: { groupIds: readonly string[]; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const group = await lockKnownGroup(tx, id);
    if (group.kind !== 'angel') throw new AppError('NOT_FOUND');
    const wanted = [...new Set(groupIds)];
    const before = await findConnections(tx, id);
    if (before.toSorted().join() === wanted.toSorted().join()) return;
    await requireFresh(tx, targetOf(group), group, version);
    if (!(await setConnections(tx, id, wanted))) throw new AppError('NOT_FOUND');
    await changeGroup(tx, 'angel', id, {});
    const facts = {
      before: { groups: await findTitles(tx, 'syndication', before) },
      after: { groups: await findTitles(tx, 'syndication', wanted) },
    };
    await record(tx, 'group-connected', session, group, facts);
  });
}

/** All members of an angel group join a syndication group, but for those who were taken out of it; a repeat changes nothing. */
export async function takeOverMembers(
  { db, now }: AppContext,
  { userId: by }: InvestorSession,
  { groupId, angelGroupId }: { groupId: string; angelGroupId: string },
): Promise<{ added: number }> {
  return db.transaction(async (tx) => {
    const group = await lockKnownGroup(tx, groupId);
    const angelGroup = await lockKnownGroup(tx, angelGroupId);
    const isRight = group.kind === 'syndication' && angelGroup.kind === 'angel';
    if (!isRight || group.archivedAt || angelGroup.archivedAt) throw new AppError('NOT_FOUND');
    const memberIds = await findMembersToTakeOver(tx, angelGroupId, groupId);
    const wanted = memberIds.map((memberId) => ({ memberId, groupId }));
    const added = await addMemberships(tx, wanted, now());
    await recordChanges(
      tx,
      added.map(({ memberId }) => ({
        action: 'membership-added',
        by,
        target: { type: 'person', id: memberId },
        groupId,
        after: { group: group.title, from: angelGroup.title },
      })),
    );
    return { added: added.length };
  });
}

/**
 * Makes a member an admin of the group, or takes that right back; a repeat changes nothing.
 * @throws AppError CONFLICT for a new admin from outside the group, an archived group, and an admin's own right
 */
export async function makeGroupAdmin(
  { db }: AppContext,
  session: InvestorSession,
  { groupId, memberId }: { groupId: string; memberId: string },
  isAdmin: boolean,
): Promise<void> {
  requireGroup(session, groupId);
  await db.transaction(async (tx) => {
    const group = await lockKnownGroup(tx, groupId);
    if (group.kind !== 'syndication') throw new AppError('NOT_FOUND');
    if (group.archivedAt) throw new AppError('CONFLICT', { message: TEXT.archived });
    if (!isAdmin && memberId === session.memberId && !session.isStaff) {
      throw new AppError('CONFLICT', { message: TEXT.ownRight });
    }
    const wasAdmin = await setGroupAdmin(tx, groupId, memberId, isAdmin);
    if (isAdmin && wasAdmin === undefined) {
      throw new AppError('CONFLICT', { message: TEXT.noMember });
    }
    if (Boolean(wasAdmin) === isAdmin) return;
    await recordChanges(tx, [
      {
        action: isAdmin ? 'group-admin-added' : 'group-admin-removed',
        by: session.userId,
        target: { type: 'person', id: memberId },
        groupId,
        before: { isAdmin: !isAdmin },
        after: { isAdmin },
      },
    ]);
  });
}
