import type { RemoteApp } from '@syndication/contract/host';
import { CONTRACT_VERSION, type RemoteName } from '@syndication/contract/release/registry.rules';

import type { LoadedRemote } from '../src/remotes/load-remote';

/** Same interface as `src/remotes/load-remote.ts`, with the remotes bundled in: for the bench alone. */
const APPS: Record<RemoteName, () => Promise<{ default: RemoteApp }>> = {
  'investor-app': () => import('../../investor-app/src/app'),
  'entrepreneur-app': () => import('../../entrepreneur-app/src/app'),
  'auth-app': () => import('../../auth-app/src/app'),
};

export const RELEASE_DEADLINE_MS = Infinity;

export async function loadRemoteApp(remote: RemoteName): Promise<LoadedRemote> {
  const { default: app } = await APPS[remote]();
  const bundled = { entry: '', integrity: '', assets: [], shared: [] };
  return {
    app,
    release: { name: remote, version: 'bundled', contract: CONTRACT_VERSION, ...bundled },
    times: { registry: 0, entry: 0, chunk: 0 },
    readyAt: performance.now(),
    deadlineAt: Infinity,
  };
}
