import { MEMBER_DEALS_MESSAGES as TEXT } from '@syndication/contract/member-deals/member-deals-messages.rules';

import type { AppContext } from '../../app-context';
import { AppError } from '../../http/app-error';
import { keepAccount } from '../accounts/users.repository';
import {
  addNote,
  changeNote,
  lockNote,
  removeNote,
  type MemberDeal,
} from './member-deals.repository';

interface GivenNote {
  text: string;
  /** Of the note that this one was written over; null for none. */
  savedAt: string | null;
}

/**
 * Keeps a private note; an empty one deletes it.
 * @throws AppError STALE_VERSION when the note is another one than it was written over
 */
export async function keepNote(
  { db, now }: AppContext,
  { userId, ...deal }: MemberDeal & { userId: string },
  { text, savedAt: basedOn }: GivenNote,
): Promise<{ savedAt: string | null }> {
  return db.transaction(async (tx) => {
    await keepAccount(tx, userId);
    const kept = await lockNote(tx, deal);
    const keptAt = kept?.savedAt.toISOString() ?? null;
    // The same text again is the repeat of a call whose answer was lost.
    if ((kept?.text ?? '') === text) return { savedAt: keptAt };
    if (keptAt !== basedOn) throw new AppError('STALE_VERSION', { message: TEXT.noteChanged });
    if (text === '') {
      await removeNote(tx, deal);
      return { savedAt: null };
    }
    const savedAt = now();
    if (kept) await changeNote(tx, deal, { text, savedAt });
    else await addNote(tx, { ...deal, text, savedAt });
    return { savedAt: savedAt.toISOString() };
  });
}
