import { FOR_USER_HEADER } from '@syndication/contract/http/endpoint';

interface EarlyAnswer {
  answer: Promise<Response>;
  /** The user that it is for; null for anyone who is signed in. */
  userId: string | null;
}

declare global {
  interface Window {
    /** By address; from the script in the page's head, which runs before the bundles do. */
    earlyAnswers?: Map<string, EarlyAnswer>;
  }
}

/** Later, an answer may be out of date. */
const FRESH_MS = 60_000;

/** Calls the API before the code that needs the answers is there; for this user, or for anyone who is signed in. */
export function askEarly(addresses: readonly string[], userId: string | null): void {
  window.earlyAnswers ??= new Map();
  for (const address of addresses) {
    const answer = fetch(
      address,
      userId === null ? {} : { headers: { [FOR_USER_HEADER]: userId } },
    );
    // The code that needs it requests it again.
    answer.catch(() => undefined);
    window.earlyAnswers.set(address, { answer, userId });
  }
}

/** The answer that the page has asked for early, for the same user; each is given once. */
export function takeEarlyAnswer(
  address: string,
  userId: string | null,
): Promise<Response> | undefined {
  const early = window.earlyAnswers?.get(address);
  if (early?.userId !== userId || performance.now() >= FRESH_MS) return undefined;
  window.earlyAnswers?.delete(address);
  return early.answer;
}

/**
 * Discards what the page has asked for before it knew who is signed in: a refusal from before a sign-in must not become
 * the answer after it, nor one user's data another's.
 */
export function dropEarlyAnswers(): void {
  window.earlyAnswers?.clear();
}
