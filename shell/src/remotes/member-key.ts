import { memberKey } from '@syndication/contract/release/canary.rules';

const STORAGE_KEY = 'member-key';

/** By what this browser is counted when a release goes to a share of members; null before the first sign-in. */
export function readMemberKey(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

let keeping: Promise<void> = Promise.resolve();

async function keep(address: string): Promise<void> {
  try {
    localStorage.setItem(STORAGE_KEY, await memberKey(address));
  } catch {
    // Without storage, or on a page that is not secure, members get the live release.
  }
}

/** Remembers it for this page and the next; the end of the session removes it with all storage. */
export function keepMemberKey(address: string): void {
  keeping = keep(address);
}

/** Whoever has just signed in is known by the end of this. */
export function memberKeyKept(): Promise<void> {
  return keeping;
}
