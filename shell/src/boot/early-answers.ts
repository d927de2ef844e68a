declare global {
  interface Window {
    /** By address; from the script in the page's head, which runs before the bundles do. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** From then on an answer may be out of date. */
const FRESH_MS = 60_000;

/** Calls the API before the code that needs the answers is there. */
export function askEarly(addresses: readonly string[]): void {
  window.earlyAnswers = new Map(addresses.map((address) => [address, fetch(address)]));
  // The one who needs it asks again.
  for (const answer of window.earlyAnswers.values()) answer.catch(() => undefined);
}

/** The answer that the page has asked for early; each is given once. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.get(address);
  window.earlyAnswers?.delete(address);
  return performance.now() < FRESH_MS ? answer : undefined;
}

/**
 * Discards what the page has asked for before it knew who is signed in: a refusal from before a sign-in must not become
 * the answer after it, nor one user's data another's.
 */
export function dropEarlyAnswers(): void {
  window.earlyAnswers?.clear();
}
