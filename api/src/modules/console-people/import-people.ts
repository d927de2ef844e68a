import {
  IMPORT_UNDO_HOURS,
  PEOPLE_MESSAGES as TEXT,
} from '@syndication/contract/console-people/console-people.rules';
import type { ImportReport } from '@syndication/contract/console-people/console-people.schemas';
import { HOUR_MS } from '@syndication/contract/fields/durations.rules';

import type { AppContext } from '../../app-context';
import { recordChanges } from '../../database/audit';
import type { Database } from '../../database/database';
import { requireGroup } from '../../http/access';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { findOpenGroups } from '../members/open-groups.repository';
import {
  addImport,
  findImportGroups,
  forgetImport,
  lockImport,
  refreshPeopleStatistics,
  removeImported,
} from './imports.repository';
import { invitePeople, type InvitedPerson } from './invite-people';
import type { NewPerson } from './people.repository';

export interface PeopleImport {
  id: string;
  isDryRun: boolean;
  fileName: string;
  angelGroupId: string | null;
  groupIds: readonly string[];
  people: readonly NewPerson[];
}

/** Rolls back the transaction of a dry run. */
class DryRun extends Error {
  constructor(readonly invited: readonly InvitedPerson[]) {
    super('Nothing is written.');
  }
}

/** What an undo has to remove: whole accounts, and groups that members joined. */
const rowsOf = ({
  outcome,
  memberId,
  joined,
}: InvitedPerson): { memberId: string; groupId: string | null }[] => {
  if (memberId === null) return [];
  if (outcome === 'invited') return [{ memberId, groupId: null }];
  return joined.map((groupId) => ({ memberId, groupId }));
};

/** For the trail: an entry belongs to one group, so it names all of them. */
const namesOf = async (tx: Database, groupIds: readonly string[]): Promise<string[]> =>
  [...(await findOpenGroups(tx, groupIds)).values()].sort();

const isTaken = ({ outcome }: InvitedPerson): boolean =>
  outcome === 'invited' || outcome === 'added';

async function writeImport(
  tx: Database,
  context: AppContext,
  by: string | null,
  { id, isDryRun, fileName, angelGroupId, groupIds, people }: PeopleImport,
): Promise<InvitedPerson[]> {
  const earlier = await lockImport(tx, id);
  if (earlier && earlier.importedBy !== by) throw new AppError('CONFLICT');
  const isTrial = isDryRun;
  const invited = await invitePeople(tx, context, { people, by, angelGroupId, groupIds, isTrial });
  if (isDryRun) throw new DryRun(invited);
  const taken = invited.filter(isTaken);
  // All are there already, perhaps because its answer was lost.
  if (taken.length === 0) return invited;
  if (earlier?.undoneAt) await forgetImport(tx, id);
  const created = { id, importedBy: by, fileName, createdAt: context.now() };
  await addImport(tx, created, invited.flatMap(rowsOf));
  const joined = [...new Set(taken.flatMap((person) => person.joined))];
  await recordChanges(tx, [
    {
      action: 'members-imported',
      by,
      target: { type: 'import', id },
      groupId: joined[0] ?? null,
      after: { file: fileName, people: taken.length, groups: await namesOf(tx, joined) },
    },
  ]);
  return invited;
}

/**
 * Invites people into groups, all that can be invited, in one transaction; a dry run tells the same and writes nothing.
 * @param by user id of the person who imports; null for a command
 */
export async function writePeopleImport(
  context: AppContext,
  by: string | null,
  given: PeopleImport,
): Promise<ImportReport> {
  const invited = await context.db
    .transaction((tx) => writeImport(tx, context, by, given))
    .catch((error: unknown) => {
      if (error instanceof DryRun) return error.invited;
      throw error;
    });
  if (!given.isDryRun) await refreshPeopleStatistics(context.db);
  return { rows: invited.map(({ email, outcome, reason }) => ({ email, outcome, reason })) };
}

/** Imports people for a user of the console: a group admin can invite to their own groups only. */
export async function importPeople(
  context: AppContext,
  session: InvestorSession,
  given: PeopleImport,
): Promise<ImportReport> {
  if (!session.isStaff) {
    if (given.groupIds.length === 0 || given.angelGroupId !== null) {
      throw new AppError('VALIDATION_FAILED', { fields: { groupIds: TEXT.noGroups } });
    }
    for (const groupId of given.groupIds) requireGroup(session, groupId);
  }
  return writePeopleImport(context, session.userId, given);
}

/**
 * Undoes an import, for staff or its author, as long as the author is an admin of all its groups; accounts that have
 * been used stay. A repeat changes nothing.
 */
export async function undoImport(
  { db, now }: AppContext,
  session: InvestorSession,
  id: string,
): Promise<{ removed: number; kept: number }> {
  return db.transaction(async (tx) => {
    const found = await lockImport(tx, id);
    if (!found || (!session.isStaff && found.importedBy !== session.userId)) {
      throw new AppError('NOT_FOUND');
    }
    if (found.undoneAt) return { removed: 0, kept: 0 };
    const groupIds = await findImportGroups(tx, id);
    for (const groupId of groupIds) requireGroup(session, groupId);
    if (now().getTime() - found.createdAt.getTime() > IMPORT_UNDO_HOURS * HOUR_MS) {
      throw new AppError('CONFLICT', { message: TEXT.tooLate });
    }
    const groups = await namesOf(tx, groupIds);
    const counts = await removeImported(tx, id, now());
    await recordChanges(tx, [
      {
        action: 'import-undone',
        by: session.userId,
        target: { type: 'import', id },
        groupId: groupIds[0] ?? null,
        after: { file: found.fileName, ...counts, groups },
      },
    ]);
    return counts;
  });
}
