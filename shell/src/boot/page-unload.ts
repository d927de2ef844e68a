/** A page that still runs after this was not left: the link led to a file, or the user stayed. */
const UNLOAD_LIMIT_MS = 10_000;

/**
 * Notes when the user leaves the page. Firefox then cancels its requests, which look like failures. Chromium does not,
 * and would ask a page that listens before it navigates.
 */
export function watchUnload(): void {
  if (!navigator.userAgent.includes('Firefox/')) return;
  window.addEventListener('beforeunload', () => {
    // In the document, because another bundle reads it.
    document.documentElement.dataset['unloadAt'] = String(performance.now());
  });
}

export function isUnloading(): boolean {
  const { unloadAt } = document.documentElement.dataset;
  return unloadAt !== undefined && performance.now() - Number(unloadAt) < UNLOAD_LIMIT_MS;
}
