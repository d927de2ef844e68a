/** Events by which the reader takes over the scrolling. */
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Puts the page at a height, in pixels from its top. */
export function scrollPage(top: number): void {
  document.documentElement.scrollTop = top;
}

/**
 * Scrolls the page to where it was left. Its content may still be loading: it follows the page's growth
 * until the place exists, or the reader moves on. Returns a function that stops this.
 */
export function restoreScroll(top: number): () => void {
  scrollPage(top);
  const root = document.documentElement;
  const isThere = () => root.scrollHeight - root.clientHeight >= top;
  if (isThere()) return () => undefined;
  const observer = new ResizeObserver(() => {
    scrollPage(top);
    if (isThere()) end();
  });
  const end = () => {
    observer.disconnect();
    for (const takeover of TAKEOVERS) removeEventListener(takeover, end);
  };
  observer.observe(document.body);
  for (const takeover of TAKEOVERS) addEventListener(takeover, end, { passive: true });
  return end;
}
