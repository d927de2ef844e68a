import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

import type { RemoteRelease } from '@syndication/contract/release/registry.rules';

import { readRemoteOrigins } from '../boot/script-policy';

/** What a browser checks; anything else it ignores, and would run the script unchecked. */
const INTEGRITY = /^sha(256|384|512)-[\w+/-]+=*$/;

/** A release that may be loaded now, and who wants to know when its entry has run. */
interface ExpectedEntry {
  release: RemoteRelease;
  onLoad: () => void;
}

const expected = new Map<string, ExpectedEntry>();

const absolute = (url: string): string => new URL(url, document.baseURI).href;

/** Lets the entry of a release in; no other entry comes into the page. */
export function expectEntry(release: RemoteRelease, onLoad: () => void): void {
  expected.set(absolute(release.entry), { release, onLoad });
}

/** Development servers rebuild under the same name and state no integrity; they have origins of their own. */
function isInDevelopment({ entry, integrity }: RemoteRelease): boolean {
  return !integrity && readRemoteOrigins().overrides.includes(new URL(absolute(entry)).origin);
}

/**
 * Loads a remote's entry with the integrity that the registry names, and refuses an entry that the
 * registry does not know or names no integrity for: a tampered or stray entry never runs. The entry knows
 * the integrity of its chunks (tools/webpack).
 */
export const entryScripts: ModuleFederationRuntimePlugin = {
  name: 'entry-scripts',
  createScript({ url }) {
    const entry = expected.get(absolute(url));
    if (!entry) throw new Error(`The registry names no entry ${url}.`);
    const { release, onLoad } = entry;
    if (!isInDevelopment(release) && !INTEGRITY.test(release.integrity)) {
      throw new Error(`The registry names no integrity of ${url}.`);
    }
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.dataset['remote'] = release.name;
    if (release.integrity) script.integrity = release.integrity;
    script.addEventListener('load', onLoad);
    return script;
  },
};
