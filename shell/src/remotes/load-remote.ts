import {
  loadRemote as loadFederated,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

import type { RemoteApp } from '@syndication/contract/host';
import {
  containerName,
  isContractCompatible,
  type RegistryLine,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { entryIntegrity } from './entry-integrity';
import { findRelease, readInlineRegistry } from './registry';

/** One deadline over entry, chunks and evaluation of a remote, in milliseconds. */
const REMOTE_DEADLINE_MS = 20_000;

/** A remote could not be brought into the page; the message is fit to be shown. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly remote: RemoteName,
    readonly version: string | null,
    override readonly cause: unknown,
  ) {
    super(
      `The part ${version ? `${remote}@${version}` : remote} of this page could not be loaded.`,
    );
  }
}

const registry = readInlineRegistry();
let isGuarded = false;

/** From the first load on, no entry comes in unchecked. Not at import: stories have no federation. */
function guardEntries(): void {
  if (isGuarded) return;
  registerPlugins([entryIntegrity(registry)]);
  isGuarded = true;
}

const registered = new Set<RemoteName>();

function register(line: RegistryLine): void {
  const name = containerName(line.name);
  registerRemotes(
    [{ name, entry: line.entry, entryGlobalName: name, type: 'global' }],
    // After a failure the container must be fetched again, not remembered.
    { force: registered.has(line.name) },
  );
  registered.add(line.name);
}

function withDeadline<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No answer within ${REMOTE_DEADLINE_MS / 1000} s.`)),
      REMOTE_DEADLINE_MS,
    );
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}

/**
 * Brings a remote into the page; calling again after a failure fetches it again.
 * @throws RemoteLoadError
 */
export async function loadRemoteApp(remote: RemoteName): Promise<RemoteApp> {
  let version: string | null = null;
  try {
    const line = findRelease(registry, remote);
    version = line.version;
    guardEntries();
    register(line);
    const module = await withDeadline(
      loadFederated<{ default: RemoteApp }>(`${containerName(remote)}/app`),
    );
    const app = module?.default;
    if (app?.name !== remote) throw new Error(`${line.entry} exposes no ${remote}.`);
    if (!isContractCompatible(app.contract)) {
      throw new Error(`It was built against contract ${app.contract}.`);
    }
    return app;
  } catch (cause) {
    throw new RemoteLoadError(remote, version, cause);
  }
}
