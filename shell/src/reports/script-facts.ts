// Types of performance entries.
import type {} from 'web-vitals';

import {
  APP_NAMES,
  REMOTE_FILES_PATH,
  SHELL_FILES_PATH,
  type AppName,
} from '@syndication/contract/release/registry.rules';

const ADDRESS = /https?:\/\/[^\s()]+/g;

/** The app that a script belongs to; null for a foreign one, for example of a browser extension. */
export function ownerOfScript(address: string): AppName | null {
  if (!URL.canParse(address, location.href)) return null;
  const { protocol, origin, pathname } = new URL(address, location.href);
  if (!protocol.startsWith('http')) return null;
  if (pathname.startsWith(SHELL_FILES_PATH)) return origin === location.origin ? 'shell' : null;
  return APP_NAMES.find((app) => pathname.startsWith(`${REMOTE_FILES_PATH}${app}/`)) ?? null;
}

/**
 * The app whose code an error came through. A remote's code runs on the shell's libraries, so a remote anywhere
 * in the stack comes before the shell.
 */
export function ownerOfStack(stack: string): AppName | null {
  const owners = [...stack.matchAll(ADDRESS)].map(([address]) => ownerOfScript(address));
  return owners.find((app) => app !== null && app !== 'shell') ?? owners.find(Boolean) ?? null;
}

/** Milliseconds from the first request to the last response; undefined without scripts. */
function spanOf(scripts: readonly PerformanceResourceTiming[]): number | undefined {
  if (scripts.length === 0) return undefined;
  const start = Math.min(...scripts.map(({ startTime }) => startTime));
  return Math.max(...scripts.map(({ responseEnd }) => responseEnd)) - start;
}

/** What the browser recorded about the scripts of one release, without those of the app's other releases. */
export function readScriptFacts(app: AppName, version: string) {
  const entries = performance.getEntriesByType('resource');
  const own = entries.filter(({ name }) => ownerOfScript(name) === app);
  const ofRelease = own.filter(({ name }) =>
    name.includes(`${REMOTE_FILES_PATH}${app}/${version}/`),
  );
  const shared = own.filter(({ name }) => name.includes('/files/') || app === 'shell');
  return {
    transferredBytes: [...new Set([...ofRelease, ...shared])].reduce(
      (sum, { transferSize }) => sum + (transferSize || 0),
      0,
    ),
    entryMs: spanOf(ofRelease),
    chunkMs: spanOf(shared),
  };
}
