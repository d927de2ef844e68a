/** A page that is still there after this was not left: its link led to a file, or its user stayed. */
const LASTS_MS = 10_000;

/**
 * Notes when the page is left for another one. Firefox then cancels at once what the page still loads, which looks
 * like failures to it. Chromium does not, and would ask a page first that listens, even one that answers nobody.
 */
export function watchLeaving(): void {
  if (!navigator.userAgent.includes('Firefox/')) return;
  window.addEventListener('beforeunload', () => {
    // Read by another bundle than the one that notes it.
    document.documentElement.dataset['leftAt'] = String(performance.now());
  });
}

export function isBeingLeft(): boolean {
  const { leftAt } = document.documentElement.dataset;
  return leftAt !== undefined && performance.now() - Number(leftAt) < LASTS_MS;
}
