import { getInstance } from '@module-federation/enhanced/runtime';

import type { RemoteApp } from '@syndication/contract/host';
import {
  containerName,
  EXPOSED_MODULE,
  isContractCompatible,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';

import { readRemoteOrigins } from '../boot/script-policy';
import { RemoteLoadError, toLoadError } from './failures';
import { pauseBeforeRetry, refetchScripts } from './retry';

/** What an entry leaves in the page, by the protocol of module federation. */
interface Container {
  init: (shareScope: object, initScope: object[], options: object) => unknown;
  get: (module: string) => Promise<() => { default?: RemoteApp }>;
}

/** A browser ignores any other format, and runs the script unchecked. */
const INTEGRITY = /^sha(256|384|512)-[\w+/-]+=*$/;

/** Development servers rebuild under the same name and state no integrity; they have origins of their own. */
function isInDevelopment({ entry, integrity }: RemoteRelease): boolean {
  const { origin } = new URL(entry, document.baseURI);
  return !integrity && readRemoteOrigins().overrides.includes(origin);
}

interface LoadOptions {
  /** Adds a new query to the URLs of the entry and of its chunks (delivery/build/internals/checked-chunks.ts). */
  isFreshUrl: boolean;
  /** Aborted when another release is loaded instead. */
  signal: AbortSignal;
  /** Called when its entry has run, and when a retry starts with the entry again. */
  onPhase: (phase: 'entry' | 'chunk') => void;
}

/** Runs a release's entry. @throws Error for one without integrity: a browser would run it unchecked */
async function runEntry(
  release: RemoteRelease,
  { isFreshUrl, signal }: LoadOptions,
): Promise<Container | undefined> {
  const { name, version, entry, integrity } = release;
  if (!isInDevelopment(release) && !INTEGRITY.test(integrity)) {
    throw new Error(`The registry names no integrity of ${entry}.`);
  }
  const container = containerName(name);
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  // Set by another release or an earlier attempt; the variable of a script cannot be deleted.
  if (container in globals) globals[container] = undefined;
  const script = document.createElement('script');
  script.src = isFreshUrl ? `${entry}?again=${Date.now()}` : entry;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      const cause = new Error(`${script.src} did not come.`);
      reject(new RemoteLoadError(name, version, 'entry', 'network', cause));
    };
    // A script that is only removed from the page still runs; one of another document does not.
    const cancel = () => document.implementation.createHTMLDocument().adoptNode(script);
    signal.addEventListener('abort', cancel);
    document.head.append(script);
  });
  return globals[container];
}

async function tryRelease(release: RemoteRelease, options: LoadOptions): Promise<RemoteApp> {
  const { name, version, contract, entry } = release;
  let phase: 'entry' | 'chunk' = 'entry';
  const refuse = (reason: 'contract' | 'import', cause: string) =>
    new RemoteLoadError(name, version, phase, reason, new Error(cause));
  const checkContract = (built: string) => {
    if (isContractCompatible(built)) return;
    throw refuse('contract', `It was built against contract ${built}.`);
  };
  try {
    checkContract(contract);
    const container = await runEntry(release, options);
    phase = 'chunk';
    options.onPhase(phase);
    const { shareScopeMap = {} } = getInstance() ?? {};
    await container?.init(shareScopeMap['default'] ?? {}, [], { shareScopeMap });
    const app = (await container?.get(EXPOSED_MODULE))?.().default;
    if (app?.name !== name) throw refuse('import', `${entry} exposes no ${name}.`);
    checkContract(app.contract);
    return app;
  } catch (cause) {
    throw toLoadError(release, phase, cause);
  }
}

/**
 * Loads one release of a remote into the page, replacing the one that was there, and retries after a temporary
 * failure.
 * @throws RemoteLoadError
 */
export async function loadRelease(
  release: RemoteRelease,
  options: LoadOptions,
): Promise<RemoteApp> {
  try {
    return await tryRelease(release, options);
  } catch (error) {
    const failure = error as RemoteLoadError;
    if (!failure.isTemporary) throw failure;
    await pauseBeforeRetry();
    await refetchScripts(release, failure, options.signal);
    // Another release may be in the page by now: its chunks arrive through the same global variable.
    options.signal.throwIfAborted();
    options.onPhase('entry');
    return tryRelease(release, options);
  }
}
