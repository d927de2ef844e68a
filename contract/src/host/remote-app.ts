import type { ComponentType } from 'react';

import { CONTRACT_VERSION, type RemoteName } from '../release/registry.rules';

/** A screen of a remote. */
export interface RemoteRoute {
  /** React Router path pattern, from the root: `/ventures/:id`. */
  path: string;
  /** Page title, without the brand. */
  title: string;
  /** Rendered inside the shell's <main>; a lazy component shows the shell's loading state. */
  Component: ComponentType;
}

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
