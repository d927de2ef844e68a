const CLOSE_DEADLINE_MS = 10_000;

/**
 * Ends a server's process properly at the first signal; npm forwards a signal that the terminal has already sent.
 * @param fail reports why closing failed, and ends the process
 */
export function closeOnSignal(
  close: () => Promise<unknown> | undefined,
  fail: (error: unknown) => unknown,
): void {
  let isClosing = false;
  const stop = (): void => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref();
    Promise.resolve(close()).then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
