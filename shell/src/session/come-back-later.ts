import { ApiError } from '@syndication/contract/http/api-error';

/** The longest wait without a message; after that, users can retry themselves. */
const LONGEST_WAIT_SECONDS = 8;

/** When a server that is overloaded said to come back, in milliseconds; null when it said nothing, or too long a time. */
export function waitOfBusyServerMs(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 503) return null;
  const { retryAfterSeconds: seconds } = error;
  return seconds === undefined || seconds > LONGEST_WAIT_SECONDS ? null : seconds * 1000;
}

/** Repeats reads that an overloaded server refused, at the time that it named: earlier requests are refused again. */
export async function comeBackLater<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const waitMs = waitOfBusyServerMs(error);
    if (waitMs === null) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return read();
  }
}
