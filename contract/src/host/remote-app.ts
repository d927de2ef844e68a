import type { ComponentType } from 'react';

import { CONTRACT_VERSION, type RemoteName } from '../release/registry.rules';
import type { Host } from './host';

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
  /** In the header, before the user menu: the nominate links, What's New. */
  headerActions?: ComponentType;
}

/** What an entry of the chrome can know about the signed-in user. */
export type ChromeViewer = Pick<Host, 'session' | 'activeGroup' | 'settings'>;

interface ChromeEntry {
  /** One word in the navigation, a few in the menu. */
  label: string;
  /** Who sees it; if absent, every user of the remote. */
  isFor?: (viewer: ChromeViewer) => boolean;
}

/** An item of the shell's main navigation, which has room for three to five. */
export interface NavigationEntry extends ChromeEntry {
  path: string;
  /** Paths that belong to it as well, each with everything below: `/contents`. */
  alsoAt?: readonly string[];
  /** Shown above the label at the bottom of a phone: an SVG path, stroked, in a box of 24 by 24. */
  icon: string;
}

/** A row of the user menu: leads to a screen, or opens a dialog that is fetched for it. */
export type MenuAction = ChromeEntry &
  (
    | { path: string; load?: never }
    | { load: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>; path?: never }
  );

/** What a remote exposes as `./app`. */
export interface RemoteApp {
  name: RemoteName;
  /** Contract version that the remote was built against. */
  contract: string;
  routes: readonly RemoteRoute[];
  slots?: RemoteSlots;
  /** In order. The first remotes have none, and the first shells ignore it. */
  navigation?: readonly NavigationEntry[];
  /** In the user menu, above the shell's own rows. The first shells ignore it. */
  menuActions?: readonly MenuAction[];
}

/** Fills in the contract version of the build. */
export function defineRemoteApp(app: Omit<RemoteApp, 'contract'>): RemoteApp {
  return { ...app, contract: CONTRACT_VERSION };
}
