import { keptForUserKey } from '@syndication/contract/host';
import type { ProfileDraft } from '@syndication/contract/profile-drafts/profile-drafts.schemas';

const keyOf = (userId: string) => keptForUserKey(userId, 'profile-draft');

const isDraft = (value: unknown): value is ProfileDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ProfileDraft).values === 'object' &&
  (value as ProfileDraft).values !== null &&
  typeof (value as ProfileDraft).savedAt === 'string';

/** What this tab keeps; null when there is nothing, or nothing readable. */
export function readLocalDraft(userId: string): ProfileDraft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab, or forgets it. */
export function writeLocalDraft(userId: string, draft: ProfileDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Storage may be full or switched off; the server keeps the draft then.
  }
}
