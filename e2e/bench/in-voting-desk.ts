/** What runs inside the voting desk; each function is self-contained. */

declare global {
  interface Window {
    /** Milliseconds from each vote's key until the next deal was painted. */
    deskWaits: number[];
  }
}

/** Begins to measure what is pressed. */
export function watchVotes(): void {
  const last = { keyAt: 0 };
  window.deskWaits = [];
  window.addEventListener('keydown', (event) => (last.keyAt = event.timeStamp), true);
  // The name of the next deal takes the focus behind the change that shows it.
  window.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLHeadingElement)) return;
    const { keyAt } = last;
    requestAnimationFrame(() => {
      setTimeout(() => window.deskWaits.push(performance.now() - keyAt));
    });
  });
}
