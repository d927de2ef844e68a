import { createContext } from 'react';

/** What was typed into forms and not sent, by the form's name. */
export class KeptValues extends Map<string, object> {
  #storageKey: string | undefined;

  /** Loads what the tab's storage holds under a key, and writes every change there from now on. */
  load(storageKey: string | undefined): void {
    super.clear();
    for (const [name, values] of readStored(storageKey)) super.set(name, values);
    this.#storageKey = storageKey;
  }

  override set(name: string, values: object): this {
    super.set(name, values);
    this.#store();
    return this;
  }

  override delete(name: string): boolean {
    const wasThere = super.delete(name);
    this.#store();
    return wasThere;
  }

  override clear(): void {
    super.clear();
    this.#store();
  }

  #store(): void {
    if (this.#storageKey === undefined) return;
    try {
      sessionStorage.setItem(this.#storageKey, JSON.stringify([...this]));
    } catch {
      // Storage may be full or switched off; what was typed lives as long as its page then.
    }
  }
}

function readStored(storageKey: string | undefined): [name: string, values: object][] {
  try {
    const stored = storageKey === undefined ? null : sessionStorage.getItem(storageKey);
    return JSON.parse(stored ?? '[]') as [string, object][];
  } catch {
    return [];
  }
}

/** Above the forms of a dialog that may be closed and opened again; null where nothing is kept. */
export const KeptValuesContext = createContext<KeptValues | null>(null);

const inPage = new Set<KeptValues>();

/**
 * Loads the kept values from the tab's storage, and counts them among those of the page.
 * @returns a function that ends this: the values can no longer be sent, but the storage still has them
 */
export function registerKeptValues(kept: KeptValues, storageKey?: string): () => void {
  kept.load(storageKey);
  inPage.add(kept);
  // A page that is reloaded begins with what is saved: that is how one gets rid of an edit that was refused.
  const forget = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) kept.clear();
  };
  window.addEventListener('pagehide', forget);
  return () => {
    window.removeEventListener('pagehide', forget);
    inPage.delete(kept);
  };
}

/** True while something was typed into a dialog that is closed, and not sent. */
export const isAnythingKept = (): boolean => [...inPage].some(({ size }) => size > 0);
