/** A busy page waits this long at most. */
const LIMIT_MS = 500;

/** Runs once the page is idle. Safari has no idle callback, so it runs in the next task there. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: LIMIT_MS });
  else setTimeout(act);
}
