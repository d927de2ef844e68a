import {
  loadRemote as loadFederated,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

import type { RemoteApp } from '@syndication/contract/host';
import {
  containerName,
  EXPOSED_MODULE,
  isContractCompatible,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';
import type { LoadPhase } from '@syndication/contract/release/release-reports.rules';

import { entryScripts, expectEntry } from './entry-scripts';
import { reasonOf, RemoteLoadError } from './failures';

let isGuarded = false;

/** From the first load on, no entry comes in unchecked. Not at import: stories have no federation. */
function guardEntries(): void {
  if (isGuarded) return;
  registerPlugins([entryScripts]);
  isGuarded = true;
}

const registered = new Set<RemoteName>();

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

function register(remote: RemoteName, entry: string): void {
  const name = containerName(remote);
  if (registered.has(remote)) dropPendingEntry(remote);
  registerRemotes(
    [{ name, entry, entryGlobalName: name, type: 'global' }],
    // Another release, or the same one after a failure: fetched again, not remembered.
    { force: registered.has(remote) },
  );
  registered.add(remote);
}

/**
 * Brings one release of a remote into the page, in the place of the one that was there.
 * @param onEntry called when its entry has run
 * @throws RemoteLoadError
 */
export async function loadRelease(release: RemoteRelease, onEntry: () => void): Promise<RemoteApp> {
  const { name: remote, version, contract, entry } = release;
  let phase: LoadPhase = 'entry';
  const refuse = (reason: 'contract' | 'import', cause: string) =>
    new RemoteLoadError(remote, version, phase, reason, new Error(cause));
  if (!isContractCompatible(contract)) {
    throw refuse('contract', `It was built against contract ${contract}.`);
  }
  try {
    guardEntries();
    const address = expectEntry(release, () => {
      phase = 'chunk';
      onEntry();
    });
    register(remote, address);
    // The runtime's way of asking for it: the container's name in the place of the dot.
    const exposed = containerName(remote) + EXPOSED_MODULE.slice(1);
    const module = await loadFederated<{ default: RemoteApp }>(exposed);
    const app = module?.default;
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
