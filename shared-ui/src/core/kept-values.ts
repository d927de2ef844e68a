import { createContext } from 'react';

/** What was typed into forms and not sent, by the form's name. */
export type KeptValues = Map<string, object>;

/** Above the forms of a dialog that may be closed and opened again; null where nothing is kept. */
export const KeptValuesContext = createContext<KeptValues | null>(null);

const inPage = new Set<KeptValues>();

/** From now on the page knows of what is kept here. @returns what forgets it, when nobody can send it any more */
export function registerKeptValues(kept: KeptValues): () => void {
  inPage.add(kept);
  return () => {
    kept.clear();
    inPage.delete(kept);
  };
}

/** True while something was typed into a dialog that is closed, and not sent. */
export const isAnythingKept = (): boolean => [...inPage].some(({ size }) => size > 0);
