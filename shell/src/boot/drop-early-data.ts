/**
 * Takes back the data that the page asked for before anyone knew who is signed in. The browser keeps a
 * preloaded answer for the next request of the same address; a refusal from before a sign-in must not
 * become the answer after it.
 */
export function dropEarlyData(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')) {
    // Fetching it once uses the kept answer up, without asking the server again.
    fetch(link.href).catch(() => undefined);
    link.remove();
  }
}
