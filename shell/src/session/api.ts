import { createApiClient } from '@syndication/contract/http/client';

let session = new AbortController();

/** The one api client of the page; remotes get it from the host. */
export const api = createApiClient({ sessionSignal: () => session.signal });

/** Ends waiting for all answers under way: they were meant for the user whose session ends. */
export function abortSessionCalls(): void {
  session.abort();
  session = new AbortController();
}
