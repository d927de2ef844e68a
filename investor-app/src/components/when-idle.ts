/** A busy page waits this long at most. */
const LIMIT_MS = 500;

/** Acts once the page has nothing else to do. Safari has no idle callback: there the next task has to do. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: LIMIT_MS });
  else setTimeout(act);
}
