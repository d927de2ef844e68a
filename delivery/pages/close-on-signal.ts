const CLOSE_DEADLINE_MS = 10_000;

/** Ends the process properly at the first signal; npm forwards a signal that the terminal has already sent. */
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
