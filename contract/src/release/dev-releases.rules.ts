import type { RemoteRelease } from './registry.rules';

/**
 * Where the development server of a remote tells the pages of a deployed shell what it serves: a stream of
 * events, one at once and one after every change (docs/decisions/014-work-inside-a-deployed-shell.md).
 */
export const DEV_RELEASES_PATH = '/dev-releases';

/** One event: what is to be shown, or why the source cannot be built. */
export type DevReleaseEvent = { release: RemoteRelease } | { problem: string };
