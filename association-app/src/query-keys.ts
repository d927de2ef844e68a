/** Keys of what the console shows: all of it is asked for anew after a change. */
export const consoleKey = (...parts: readonly unknown[]) => ['console', ...parts] as const;
