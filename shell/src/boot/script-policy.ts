import { isBuildPath, ORIGINS_ELEMENT_ID } from '@syndication/contract/release/registry.rules';

import { readInlineJson } from './inline-json';

/** Origins that may serve scripts beside the page's own, as the page lists them inline. */
export interface RemoteOrigins {
  /** Of released remotes. */
  remotes: string[];
  /** Of remotes in development, in place of a released one. */
  overrides: string[];
}

/** The allow-list of the page; nothing where it names none. */
export const readRemoteOrigins = (): RemoteOrigins => ({
  remotes: [],
  overrides: [],
  ...readInlineJson<Partial<RemoteOrigins>>(ORIGINS_ELEMENT_ID),
});

/** True when a script of this address may run in the page at all. */
function isAllowedScript(url: string, { remotes, overrides }: RemoteOrigins): boolean {
  const { origin, pathname } = new URL(url, document.baseURI);
  if (origin === location.origin) return isBuildPath(pathname);
  return remotes.includes(origin) || overrides.includes(origin);
}

/**
 * The only policy for script addresses in the page (Trusted Types): shell and remotes get an address of the
 * allow-list or an error. HTML and code as text are never allowed.
 */
export function installScriptPolicy(origins: RemoteOrigins): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (isAllowedScript(url, origins)) return url;
      throw new TypeError(`No script may come from ${url}.`);
    },
  });
}
