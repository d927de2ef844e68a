import { keptForUserKey } from '@syndication/contract/host';
import type {
  DraftValues,
  ProfileDraft,
} from '@syndication/contract/profile-drafts/profile-drafts.schemas';

/** A draft as the tab keeps it. */
export interface LocalDraft extends ProfileDraft {
  /** Whether it has arrived on the server. */
  isSent?: boolean;
}

const keyOf = (userId: string) => keptForUserKey(userId, 'profile-draft');

const isDraft = (value: unknown): value is LocalDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ProfileDraft).values === 'object' &&
  (value as ProfileDraft).values !== null &&
  typeof (value as ProfileDraft).savedAt === 'string';

/** What this tab keeps; null when there is nothing, or nothing readable. */
export function readLocalDraft(userId: string): LocalDraft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab, or forgets it; false if storage is full or switched off. */
export function writeLocalDraft(userId: string, draft: LocalDraft | null): boolean {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId));
    return true;
  } catch {
    return false;
  }
}

/** Notes that the server has these values, if they are the last that the tab keeps. */
export function markLocalDraftSent(userId: string, values: DraftValues): void {
  const draft = readLocalDraft(userId);
  if (draft && JSON.stringify(draft.values) === JSON.stringify(values)) {
    writeLocalDraft(userId, { ...draft, isSent: true });
  }
}
