import type { AppContext } from '../../app-context';
import { recordChanges, type AuditedChange } from '../../database/audit';
import { AppError } from '../../http/app-error';
import type { InvestorSession } from '../../http/session';
import { requireFresh } from '../console/require-fresh';
import { sanitizeBody } from '../contents/sanitize-body';
import {
  addDraft,
  changeVersion,
  countMembers,
  findDraft,
  findVersion,
  lockVersions,
} from './console-agreement.repository';

const targetOf = (number: number): AuditedChange['target'] => ({
  type: 'agreement',
  id: String(number),
});

/**
 * Writes the next version. A repeat changes nothing.
 * @throws AppError STALE_VERSION when somebody else has written it, or begun one, in the meantime
 */
export async function writeDraft(
  { db }: AppContext,
  { userId }: InvestorSession,
  given: { body: string; version: number | null },
): Promise<void> {
  const body = sanitizeBody(given.body);
  await db.transaction(async (tx) => {
    await lockVersions(tx);
    const draft = await findDraft(tx);
    if (draft?.body === body) return;
    if (draft) {
      await requireFresh(tx, targetOf(draft.number), draft, given.version);
      await changeVersion(tx, draft.number, { body });
    } else if (given.version !== null) {
      // It was published meanwhile.
      throw new AppError('STALE_VERSION');
    }
    const number = draft?.number ?? (await addDraft(tx, body));
    await recordChanges(tx, [
      {
        action: 'agreement-written',
        by: userId,
        target: targetOf(number),
        before: draft ? { characters: draft.body.length } : null,
        after: { characters: body.length },
      },
    ]);
  });
}

/**
 * Puts a draft in force, so that all members are asked again. A repeat changes nothing.
 * @throws AppError NOT_FOUND, or STALE_VERSION when it is not the text that the publisher saw
 */
export async function publishVersion(
  { db, now }: AppContext,
  { userId }: InvestorSession,
  number: number,
  version: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVersions(tx);
    const found = await findVersion(tx, number);
    if (!found) throw new AppError('NOT_FOUND');
    if (found.publishedAt) return;
    await requireFresh(tx, targetOf(number), found, version);
    await changeVersion(tx, number, { publishedAt: now(), publishedBy: userId });
    const facts = { published: true, membersAsked: await countMembers(tx) };
    await recordChanges(tx, [
      {
        action: 'agreement-published',
        by: userId,
        target: targetOf(number),
        before: { published: false },
        after: facts,
      },
    ]);
  });
}
