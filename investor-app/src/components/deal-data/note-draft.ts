import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

/** What was typed and is not saved yet. */
export interface NoteDraft {
  text: string;
  /** The note that it is written over. */
  over: Venture['note'];
  /** What was sent before it and may have been kept; null for nothing. */
  sent: string | null;
}

/** Outlives its screen in this window. Storage may be switched off: then it lives as long as its screen. */
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
