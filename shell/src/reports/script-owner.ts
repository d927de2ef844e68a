import { REMOTE_FILES_PATH, SHELL_FILES_PATH } from '@syndication/contract/release/registry.rules';
import {
  REPORTED_APPS,
  type ReportedApp,
} from '@syndication/contract/release/release-reports.rules';

/** Where the edge serves the scripts of each app. */
const FOLDERS = REPORTED_APPS.map((app) => ({
  app,
  folder: app === 'shell' ? SHELL_FILES_PATH : `${REMOTE_FILES_PATH}${app}/`,
}));

const ADDRESS = /https?:\/\/[^\s()]+/g;

/** The app that a script belongs to; null for a stranger's, for example of a browser's extension. */
export function ownerOfScript(address: string): ReportedApp | null {
  if (!URL.canParse(address, location.href)) return null;
  const { protocol, origin, pathname } = new URL(address, location.href);
  if (!protocol.startsWith('http')) return null;
  const app = FOLDERS.find(({ folder }) => pathname.startsWith(folder))?.app ?? null;
  return app === 'shell' && origin !== location.origin ? null : app;
}

/**
 * The app whose code an error came through. A remote's code runs on the shell's libraries, so a remote anywhere
 * in the stack comes before the shell.
 */
export function ownerOfStack(stack: string): ReportedApp | null {
  const owners = [...stack.matchAll(ADDRESS)].map(([address]) => ownerOfScript(address));
  return owners.find((app) => app !== null && app !== 'shell') ?? owners.find(Boolean) ?? null;
}
