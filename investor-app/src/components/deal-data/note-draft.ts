import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

/** What was typed and is not saved yet. */
export interface NoteDraft {
  text: string;
  /** The saved note that it replaces. */
  over: Venture['note'];
  /** An earlier text that was sent and may have been saved; null for none. */
  sent: string | null;
}

/** Outlives its screen in this window, unless storage is switched off. */
export function noteDraftAt(key: string) {
  return {
    read: (): NoteDraft | null => {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as NoteDraft | null;
      } catch {
        return null;
      }
    },
    write: (draft: NoteDraft | null): void => {
      try {
        if (draft === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // See above.
      }
    },
  };
}
