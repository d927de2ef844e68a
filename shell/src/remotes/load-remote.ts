import {
  loadRemote as loadFederated,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';

import type { RemoteApp } from '@syndication/contract/host';
import {
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

/** How a release is loaded. */
interface LoadOptions {
  /** Its chunks follow its entry to another address (tools/webpack/checked-chunks-runtime.ts). */
  isElsewhere: boolean;
  /** Called when its entry has run. */
  onEntry: () => void;
}

/** Brings releases into the page; all that knows module federation. */
export class FederationLoader {
  /** By address, the only entries that come into the page. They know the integrity of their chunks. */
  private readonly expected = new Map<string, RemoteRelease & Pick<LoadOptions, 'onEntry'>>();

  readonly entryScripts: ModuleFederationRuntimePlugin = {
    name: 'entry-scripts',
    createScript: ({ url }) => {
      const release = this.expected.get(absolute(url));
      if (!release) throw new Error(`The registry names no entry ${url}.`);
      const script = createEntryScript(url, release);
      script.addEventListener('load', release.onEntry);
      return script;
    },
  };

  /**
   * Brings one release of a remote into the page, in the place of the one that was there.
   * @throws RemoteLoadError
   */
  async load(release: RemoteRelease, { isElsewhere, onEntry }: LoadOptions): Promise<RemoteApp> {
    const { name: remote, version, contract, entry } = release;
    let phase: 'entry' | 'chunk' = 'entry';
    const refuse = (reason: 'contract' | 'import', cause: string) =>
      new RemoteLoadError(remote, version, phase, reason, new Error(cause));
    try {
      if (!isContractCompatible(contract)) {
        throw refuse('contract', `It was built against contract ${contract}.`);
      }
      const address = isElsewhere ? `${entry}?again=${Date.now()}` : entry;
      const name = containerName(remote);
      this.expected.set(absolute(address), {
        ...release,
        onEntry: () => {
          phase = 'chunk';
          onEntry();
        },
      });
      registerPlugins([this.entryScripts]);
      dropPendingEntry(remote);
      // Another release, or the same one after a failure, is fetched again, not remembered.
      registerRemotes([{ name, entry: address, entryGlobalName: name, type: 'global' }], {
        force: true,
      });
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
}
