import { useSyncExternalStore } from 'react';

import type { RemoteApp } from '@syndication/contract/host';
import type { RemoteName } from '@syndication/contract/release/registry.rules';

import { loadRemoteApp } from './load-remote';

/** Where the loading of a remote stands. */
export type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; app: RemoteApp }
  | { status: 'failed'; error: unknown };

const LOADING: RemoteState = { status: 'loading' };
const states = new Map<RemoteName, RemoteState>();
const listeners = new Set<() => void>();

function setState(remote: RemoteName, state: RemoteState): void {
  states.set(remote, state);
  for (const listener of listeners) listener();
}

/** Starts loading a remote, unless it is loading or there already. */
export function startRemote(remote: RemoteName): void {
  const status = states.get(remote)?.status;
  if (status === 'loading' || status === 'ready') return;
  setState(remote, LOADING);
  loadRemoteApp(remote).then(
    (app) => setState(remote, { status: 'ready', app }),
    (error: unknown) => setState(remote, { status: 'failed', error }),
  );
}

/** Puts a remote there without loading it, for stories of its screens. */
export function provideRemoteApp(app: RemoteApp): void {
  setState(app.name, { status: 'ready', app });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The remote's state; several places of the page may watch the same remote. */
export function useRemoteApp(remote: RemoteName): RemoteState {
  return useSyncExternalStore(subscribe, () => states.get(remote) ?? LOADING);
}
