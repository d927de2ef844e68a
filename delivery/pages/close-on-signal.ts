/** Closing that takes longer is cut off. */
const CLOSE_DEADLINE_MS = 10_000;

/** Ends the process in order at the first signal; npm passes on what the terminal has sent already. */
export function closeOnSignal(close: () => Promise<unknown>): void {
  let isClosing = false;
  const stop = (): void => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref();
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
