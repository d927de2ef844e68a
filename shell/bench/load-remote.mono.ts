import type { RemoteApp } from '@syndication/contract/host';
import type { RemoteName } from '@syndication/contract/release/registry.rules';

/** Same interface as `src/remotes/load-remote.ts`, with the remotes bundled in: for the bench alone. */
const APPS: Record<RemoteName, () => Promise<{ default: RemoteApp }>> = {
  'investor-app': () => import('../../investor-app/src/app'),
  'entrepreneur-app': () => import('../../entrepreneur-app/src/app'),
  'auth-app': () => import('../../auth-app/src/app'),
};

export class RemoteLoadError extends Error {}

export async function loadRemoteApp(remote: RemoteName): Promise<RemoteApp> {
  return (await APPS[remote]()).default;
}
