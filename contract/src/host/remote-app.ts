import type { ComponentType } from 'react';

import { CONTRACT_VERSION, type RemoteName } from '../release/registry.rules';

interface RouteBase {
  /** React Router path pattern, from the root: `/ventures/:id`. */
  path: string;
  /** Page title, without the brand. */
  title: string;
}

/**
 * A screen of a remote, rendered inside the shell's <main>. `Component` comes with the exposed module;
 * `load` fetches it when it is first opened, and again when the member retries after a failure.
 */
export type RemoteRoute = RouteBase &
  (
    | { Component: ComponentType; load?: never }
    | { load: () => Promise<{ default: ComponentType }>; Component?: never }
  );

/** Named places of the chrome that a remote may fill. */
export interface RemoteSlots {
  /** Beside the brand and the group switcher: Help, the nominate links, What's New. */
  headerActions?: ComponentType;
}

/** What a remote exposes as `./app`. */
export interface RemoteApp {
  name: RemoteName;
  /** Contract version that the remote was built against. */
  contract: string;
  routes: readonly RemoteRoute[];
  slots?: RemoteSlots;
}

/** Fills in the contract version of the build. */
export function defineRemoteApp(app: Omit<RemoteApp, 'contract'>): RemoteApp {
  return { ...app, contract: CONTRACT_VERSION };
}
