/** Query keys of the console: all of them are refetched after a change. */
export const consoleKey = (...parts: readonly unknown[]) => ['console', ...parts] as const;
