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
import { RemoteLoadError, toLoadError } from './failures';
import { pauseBeforeRetry, refetchScripts } from './second-try';

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

interface LoadOptions {
  /** By another address, to which its chunks follow (delivery/build/internals/checked-chunks-runtime.ts). */
  isElsewhere: boolean;
  /** Nobody waits for it any more. */
  signal: AbortSignal;
  /** Called when its entry has run, and when a second try begins with the entry again. */
  onPhase: (phase: 'entry' | 'chunk') => void;
}

async function tryRelease(
  entries: ExpectedEntries,
  release: RemoteRelease,
  { isElsewhere, onPhase }: LoadOptions,
): Promise<RemoteApp> {
  const { name: remote, version, contract, entry } = release;
  let phase: 'entry' | 'chunk' = 'entry';
  const refuse = (reason: 'contract' | 'import', cause: string) =>
    new RemoteLoadError(remote, version, phase, reason, new Error(cause));
  const onEntry = () => {
    phase = 'chunk';
    onPhase(phase);
  };
  try {
    if (!isContractCompatible(contract)) {
      throw refuse('contract', `It was built against contract ${contract}.`);
    }
    const address = isElsewhere ? `${entry}?again=${Date.now()}` : entry;
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
    throw toLoadError(release, phase, cause);
  }
}

/**
 * Brings one release of a remote into the page, in the place of the one that was there, with a second try after
 * what may pass.
 * @param entries the same ones every time
 * @throws RemoteLoadError
 */
export async function loadRelease(
  entries: ExpectedEntries,
  release: RemoteRelease,
  options: LoadOptions,
): Promise<RemoteApp> {
  try {
    return await tryRelease(entries, release, options);
  } catch (error) {
    const failure = error as RemoteLoadError;
    if (!failure.isPassing) throw failure;
    await pauseBeforeRetry();
    await refetchScripts(release, failure, options.signal);
    // Another release may be in the page by now: its chunks come through the same global variable.
    options.signal.throwIfAborted();
    options.onPhase('entry');
    return tryRelease(entries, release, options);
  }
}
