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
 * The only way for a script's address into the page (Trusted Types): whatever asks, in the shell or in a
 * remote, gets an address of the allow-list or an error. HTML and code as text have no way at all.
 */
export function installScriptPolicy(origins: RemoteOrigins): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (isAllowedScript(url, origins)) return url;
      throw new TypeError(`No script may come from ${url}.`);
    },
  });
}
