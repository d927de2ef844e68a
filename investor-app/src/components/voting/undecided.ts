import { ApiError } from '@syndication/contract/http/api-error';

const LONGEST_WAIT_MS = 30_000;

/** Whether a call is undecided: no answer, or one that asks to retry. */
export const isUndecided = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status > 500);

/** The delay before the next try: as the answer says, else longer each time. */
export function retryDelayMs(failureCount: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return asked !== undefined ? asked * 1000 : Math.min(1000 * 2 ** failureCount, LONGEST_WAIT_MS);
}
