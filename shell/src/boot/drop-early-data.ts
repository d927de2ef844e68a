/** Marks the preload hints of data, in the form of `dataset`. */
export const EARLY_DATA = 'earlyData';

/**
 * Discards the data that the page requested before it knew who is signed in. The browser keeps a preloaded answer for
 * the next request of the same address; a refusal from before a sign-in must not become the answer after it.
 */
export function dropEarlyData(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-early-data]')) {
    // Nobody has used the kept answer yet: fetching it once uses it up, without asking the server.
    fetch(link.href).catch(() => undefined);
    link.remove();
  }
}
