import { CONSOLE_QUERIES } from '@syndication/contract/console/console-queries.rules';

/** Query keys of the console: all of them are refetched after a change. */
export const consoleKey = (...parts: readonly unknown[]) => [CONSOLE_QUERIES, ...parts] as const;
