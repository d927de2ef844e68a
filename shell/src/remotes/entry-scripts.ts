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

/** When a release did not come in time. */
const lateAt = new Map<string, number>();

const keyOf = ({ name, version }: Pick<RemoteRelease, 'name' | 'version'>) => `${name}@${version}`;

/**
 * From now on the release is asked for by other addresses: to the same ones the browser would go on waiting
 * for the answer that did not come. Its chunks follow its entry (delivery/build/checked-chunks-runtime.ts).
 */
export function askElsewhere(release: Pick<RemoteRelease, 'name' | 'version'>): void {
  lateAt.set(keyOf(release), Date.now());
}

/** Where the entry of a release is asked for now. */
function addressOf(release: RemoteRelease): string {
  const at = lateAt.get(keyOf(release));
  return at === undefined ? release.entry : `${release.entry}?again=${at}`;
}

/**
 * Lets the entry of a release in; no other entry comes into the page.
 * @returns its address
 */
export function expectEntry(release: RemoteRelease, onLoad: () => void): string {
  const address = addressOf(release);
  expected.set(absolute(address), { release, onLoad });
  return address;
}

/** Development servers rebuild under the same name and state no integrity; they have origins of their own. */
function isInDevelopment({ entry, integrity }: RemoteRelease): boolean {
  return !integrity && readRemoteOrigins().overrides.includes(new URL(absolute(entry)).origin);
}

/**
 * Loads a remote's entry with the integrity that the registry names, and refuses an entry that the
 * registry does not know or names no integrity for: a tampered or stray entry never runs. The entry knows
 * the integrity of its chunks (delivery/build).
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
