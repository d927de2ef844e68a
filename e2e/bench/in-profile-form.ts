/** What runs inside the edit page; as in the deals page, each function is self-contained. */

/** Milliseconds from the key on. */
export interface KeyWait {
  /** Until the field holds what was typed and the page takes the next key. */
  delayMs: number;
  /** Until that is painted: with the wait for the screen's next frame, and the frame. */
  paintMs: number;
}

declare global {
  interface Window {
    /** What each key kept its writer waiting for. */
    keyWaits: KeyWait[];
  }
}

/** Begins to measure what is typed into any field, however the form is drawn later. */
export function watchKeys(): void {
  const last = { keyAt: 0 };
  window.keyWaits = [];
  window.addEventListener('keydown', (event) => (last.keyAt = event.timeStamp), true);
  // After the form's own listeners, and what React draws at the end of them.
  window.addEventListener('input', () => {
    const { keyAt } = last;
    const delayMs = performance.now() - keyAt;
    requestAnimationFrame(() => {
      setTimeout(() => window.keyWaits.push({ delayMs, paintMs: performance.now() - keyAt }));
    });
  });
}
