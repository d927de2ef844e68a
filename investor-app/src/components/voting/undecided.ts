import { ApiError } from '@syndication/contract/http/api-error';

const LONGEST_WAIT_MS = 30_000;

/** Whether nobody has decided on a call: no answer came, or one that asks to come again. */
export const isUndecided = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status > 500);

/** How long to wait before the next try: as the answer asks, else longer each time. */
export function retryDelayMs(failureCount: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return asked !== undefined ? asked * 1000 : Math.min(1000 * 2 ** failureCount, LONGEST_WAIT_MS);
}
