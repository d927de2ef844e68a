/** What runs inside of the edit page; as in the deals page, each function stands alone there. */

declare global {
  interface Window {
    /** Milliseconds from each key to the paint of what it wrote. */
    keyWaits: number[];
  }
}

/** Begins to measure what is typed into any field, however the form is drawn later. */
export function watchKeys(): void {
  const last = { keyAt: 0 };
  window.keyWaits = [];
  window.addEventListener('keydown', (event) => (last.keyAt = event.timeStamp), true);
  window.addEventListener(
    'input',
    () => {
      const { keyAt } = last;
      requestAnimationFrame(() => {
        setTimeout(() => window.keyWaits.push(performance.now() - keyAt));
      });
    },
    true,
  );
}
