import {
  loadRemote as loadFederated,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';

import type { RemoteApp } from '@syndication/contract/host';
import {
  CHUNK_LOAD_TIMEOUT_MS,
  containerName,
  EXPOSED_MODULE,
  isContractCompatible,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';

import { readRemoteOrigins } from '../boot/script-policy';
import { reasonOf, RemoteLoadError } from './failures';

/** What a browser checks; anything else it ignores, and would run the script unchecked. */
const INTEGRITY = /^sha(256|384|512)-[\w+/-]+=*$/;

const absolute = (url: string): string => new URL(url, document.baseURI).href;

/** Development servers rebuild under the same name and state no integrity; they have origins of their own. */
function isInDevelopment({ entry, integrity }: RemoteRelease): boolean {
  return !integrity && readRemoteOrigins().overrides.includes(new URL(absolute(entry)).origin);
}

/** The element of an entry. @throws Error for one without integrity: a browser would run it unchecked */
function createEntryScript(url: string, release: RemoteRelease): HTMLScriptElement {
  if (!isInDevelopment(release) && !INTEGRITY.test(release.integrity)) {
    throw new Error(`The registry names no integrity of ${url}.`);
  }
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.dataset['remote'] = release.name;
  if (release.integrity) script.integrity = release.integrity;
  return script;
}

/**
 * Lets go of an entry that is still on its way: the loader would take it for the next one, or it would run
 * when nobody wants it any more. Chunks need no such care; an entry takes only those that it knows.
 */
function dropPendingEntry(remote: RemoteName): void {
  const elsewhere = document.implementation.createHTMLDocument();
  for (const script of document.querySelectorAll(`script[data-remote="${remote}"]`)) {
    // Taking it out of the page is not enough: a script runs unless it belongs to another document.
    elsewhere.adoptNode(script);
  }
}

/** By address, the only entries that come into the page. They know the integrity of their chunks. */
export type ExpectedEntries = Map<string, { release: RemoteRelease; onEntry: () => void }>;

const entryScripts = (entries: ExpectedEntries): ModuleFederationRuntimePlugin => ({
  name: 'entry-scripts',
  createScript({ url }) {
    const expected = entries.get(absolute(url));
    if (!expected) throw new Error(`The registry names no entry ${url}.`);
    const script = createEntryScript(url, expected.release);
    script.addEventListener('load', expected.onEntry);
    // Longer than any deadline of ours: the runtime's own would take the script out of the page, where it still runs.
    return { script, timeout: 2 * CHUNK_LOAD_TIMEOUT_MS };
  },
});

/**
 * Brings one release of a remote into the page, in the place of the one that was there.
 * @param entries the same ones every time
 * @param options `isElsewhere`: by another address, to which its chunks follow (delivery/build/checked-chunks-runtime.ts);
 * `onEntry`: called when its entry has run
 * @throws RemoteLoadError
 */
export async function loadRelease(
  entries: ExpectedEntries,
  release: RemoteRelease,
  options: { isElsewhere: boolean; onEntry: () => void },
): Promise<RemoteApp> {
  const { name: remote, version, contract, entry } = release;
  let phase: 'entry' | 'chunk' = 'entry';
  const refuse = (reason: 'contract' | 'import', cause: string) =>
    new RemoteLoadError(remote, version, phase, reason, new Error(cause));
  const onEntry = () => {
    phase = 'chunk';
    options.onEntry();
  };
  try {
    if (!isContractCompatible(contract)) {
      throw refuse('contract', `It was built against contract ${contract}.`);
    }
    const address = options.isElsewhere ? `${entry}?again=${Date.now()}` : entry;
    const name = containerName(remote);
    entries.set(absolute(address), { release, onEntry });
    registerPlugins([entryScripts(entries)]);
    dropPendingEntry(remote);
    // Another release, or the same one after a failure, is fetched again, not remembered.
    const container = { name, entry: address, entryGlobalName: name, type: 'global' };
    registerRemotes([container], { force: true });
    // The runtime's way of asking for it: the container's name in the place of the dot.
    const exposed = name + EXPOSED_MODULE.slice(1);
    const app = (await loadFederated<{ default: RemoteApp }>(exposed))?.default;
    if (app?.name !== remote) throw refuse('import', `${entry} exposes no ${remote}.`);
    if (!isContractCompatible(app.contract)) {
      throw refuse('contract', `It says that it was built against contract ${app.contract}.`);
    }
    return app;
  } catch (cause) {
    if (cause instanceof RemoteLoadError) throw cause;
    throw new RemoteLoadError(remote, version, phase, reasonOf(cause, phase), cause);
  }
}
