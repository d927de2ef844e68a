import type { RemoteApp } from '@syndication/contract/host';
import { CONTRACT_VERSION, type RemoteName } from '@syndication/contract/release/registry.rules';

import type { LoadedRemote } from '../src/remotes/load-remote';

export const RELEASE_DEADLINE_MS = Infinity;

/** Same interface as `src/remotes/load-remote.ts`, with the remotes bundled in: for the bench alone. */
export async function loadRemoteApp(remote: RemoteName): Promise<LoadedRemote> {
  // The build names the files that this may be.
  const { default: app } = (await import(`../../${remote}/src/app.tsx`)) as { default: RemoteApp };
  const bundled = { entry: '', integrity: '', assets: [], shared: [] };
  return {
    app,
    release: { name: remote, version: 'bundled', contract: CONTRACT_VERSION, ...bundled },
    times: { registry: 0, entry: 0, chunk: 0 },
    awaitedAt: performance.now(),
    readyAt: performance.now(),
    deadlineAt: Infinity,
  };
}
