import { useSyncExternalStore } from 'react';

import type { RemoteApp } from '@syndication/contract/host';
import {
  REMOTE_NAMES,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';

import { askForRegistryNext, knownCandidates } from './candidates';
import { isChunkError, reasonOf, RemoteLoadError } from './failures';
import { loadRemoteApp, type LoadedRemote } from './load-remote';
import { reportLoad } from '../reports/report-release';
import { noteFailure } from './note-failure';
import { forgetFailures, rememberGood } from './release-memory';
import { beginDrawing } from './screen-crash';
import { forgetScreens } from './screens';

/** Where the loading of a remote stands. */
export type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; app: RemoteApp; loaded: LoadedRemote | null }
  | { status: 'failed'; error: unknown };

const LOADING: RemoteState = { status: 'loading' };
const states = new Map<RemoteName, RemoteState>();
/** Versions that failed since the page came, or since somebody asked for another try. */
const failedVersions = new Map<RemoteName, Set<string>>();
/** Remotes of which somebody wants to see a screen. */
const awaited = new Set<RemoteName>();
const listeners = new Set<() => void>();

function setState(remote: RemoteName, state: RemoteState): void {
  states.set(remote, state);
  for (const listener of listeners) listener();
}

function failedOf(remote: RemoteName): Set<string> {
  const failed = failedVersions.get(remote) ?? new Set<string>();
  failedVersions.set(remote, failed);
  return failed;
}

/** The load that decides what a remote is; one that it came before has nothing to say any more. */
const lastLoad = new Map<RemoteName, Promise<LoadedRemote>>();

/** @param otherwise what is wrong if there is nothing more to try */
function bring(remote: RemoteName, otherwise?: unknown): void {
  const coming = loadRemoteApp(remote, failedOf(remote), replaceRemote);
  lastLoad.set(remote, coming);
  const settle = (state: RemoteState) => {
    if (lastLoad.get(remote) === coming) setState(remote, state);
  };
  coming.then(
    (loaded) => {
      if (awaited.has(remote)) beginDrawing(loaded.release);
      settle({ status: 'ready', app: loaded.app, loaded });
    },
    (error: unknown) => settle({ status: 'failed', error: otherwise ?? error }),
  );
}

function load(remote: RemoteName, otherwise?: unknown): void {
  setState(remote, LOADING);
  bring(remote, otherwise);
}

/** Something newer of a remote is there: it takes the place of what is shown, which stays until then. */
function replaceRemote(remote: RemoteName): void {
  if (!states.has(remote)) return;
  failedOf(remote).clear();
  bring(remote);
}

/** Starts loading a remote, unless it is loading or there already; what failed is tried again. */
export function startRemote(remote: RemoteName): void {
  awaited.add(remote);
  startBeside(remote);
}

/** The same for a remote that only puts something into the chrome beside another one's screen. */
export function startBeside(remote: RemoteName): void {
  const status = states.get(remote)?.status;
  if (status === 'loading' || status === 'ready') return;
  failedOf(remote).clear();
  load(remote);
}

/** Somebody asked for another try: what failed in this browser is doubtful no more. */
export function retryRemote(remote: RemoteName): void {
  forgetScreens();
  forgetFailures(remote);
  askForRegistryNext();
  startRemote(remote);
}

const shown = new WeakSet<LoadedRemote>();

/** A screen of the release stands: it is one to come back to. */
export function noteShown(loaded: LoadedRemote): void {
  if (shown.has(loaded)) return;
  shown.add(loaded);
  const { release, times, readyAt } = loaded;
  rememberGood(release);
  const phases = { ...times, render: performance.now() - readyAt };
  reportLoad({ app: release.name, version: release.version, phases });
}

/**
 * A screen of a release could not be shown: the whole release gives way to another one, if there is one.
 * Otherwise the fault stays where it is, and the release's other screens with it.
 * @param afterMs how long the page waited for the screen
 */
export function giveUpRelease(loaded: LoadedRemote, cause: unknown, afterMs: number): void {
  const { name: remote, version } = loaded.release;
  const phase = isChunkError(cause) ? 'chunk' : 'render';
  const failure = new RemoteLoadError(remote, version, phase, reasonOf(cause, phase), cause);
  const [other] = otherReleases(remote, loaded);
  noteFailure(failure, { fellBackTo: other?.version ?? null, afterMs });
  if (!other) return;
  failedOf(remote).add(version);
  forgetScreens();
  load(remote, cause);
}

/** What could be shown in place of what has failed. */
export function otherReleases(remote: RemoteName, current: LoadedRemote): RemoteRelease[] {
  return knownCandidates(remote).filter(
    ({ version }) => version !== current.release.version && !failedOf(remote).has(version),
  );
}

/** Version of a remote that stands in the page; null before it is there. */
export function releaseInPage(remote: RemoteName): string | null {
  const state = states.get(remote);
  return state?.status === 'ready' ? (state.loaded?.release.version ?? null) : null;
}

/** Puts a remote there without loading it, for stories of its screens; no other one is loaded beside it. */
export function provideRemoteApp(app: RemoteApp): void {
  for (const other of REMOTE_NAMES) if (!states.has(other)) states.set(other, LOADING);
  setState(app.name, { status: 'ready', app, loaded: null });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The remote's state; several places of the page may watch the same remote. */
export function useRemoteApp(remote: RemoteName): RemoteState {
  return useSyncExternalStore(subscribe, () => states.get(remote) ?? LOADING);
}
