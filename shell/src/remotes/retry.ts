/** A second try follows after so long, at random up to twice that: not everybody at once. */
const RETRY_AFTER_MS = 300;

export function pauseBeforeRetry(): Promise<void> {
  const ms = RETRY_AFTER_MS * (1 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, ms));
}
