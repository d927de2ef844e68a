import { lazy, type ComponentType } from 'react';
import { createStore, useStore } from 'zustand';
import { shallow } from 'zustand/shallow';

import type { RemoteApp, RemoteRoute } from '@syndication/contract/host';
import {
  REMOTE_NAMES,
  type RegistryEntry,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { reportError, reportFailure, reportLoad } from '../reports/report-release';
import {
  overridingOrigin,
  readMemberKey,
  releaseHere,
  setCrashMark,
  storeMemberKey,
  takeCrashMark,
} from './browser-settings';
import { isChunkError, isChunkTimeout, RemoteLoadError } from './failures';
import { loadRelease } from './load-remote';
import { fetchRegistry, readInlineRegistry } from './registry';
import * as memory from './release-memory';
import {
  initialState,
  nextDeadline,
  reduce,
  type RemoteEffect,
  type RemoteEvent,
  type RemoteState,
} from './remote-machine';
import { pauseBeforeRetry } from './retry';

type PerRemote<Value> = Partial<Record<RemoteName, Value>>;

/** What the page renders. */
const store = createStore<PerRemote<RemoteState>>(() => ({}));

/** What else this page knows about its remotes. */
const page = {
  /** Each remote's next deadline. */
  timers: {} as PerRemote<ReturnType<typeof setTimeout>>,
  /** Aborts the loading of a release that is no longer needed. */
  loading: {} as PerRemote<AbortController>,
  memories: {} as memory.ReleaseMemories,
  registry: readInlineRegistry(),
  memberKeyStored: Promise.resolve(),
  /** Screens that are loaded when they are first rendered. */
  screens: new WeakMap<RemoteRoute, ComponentType>(),
};

/** Whole milliseconds since 1970, on a monotonic clock. */
const now = (): number => Math.round(performance.timeOrigin + performance.now());

export const remoteState = (remote: RemoteName): RemoteState =>
  store.getState()[remote] ?? initialState(remote);

/** A part of a remote's state. */
export const useRemote = <T>(remote: RemoteName, select: (state: RemoteState) => T): T =>
  useStore(store, () => select(remoteState(remote)));

/** Tells a remote's state machine what has happened, and does what it asks for. */
export function sendToRemote(remote: RemoteName, event: RemoteEvent): void {
  const { timers, loading } = page;
  const before = remoteState(remote);
  const { state, effects } = reduce(before, event, now(), location.pathname);
  // React is told of changes only: a screen that is still loading reports each time it renders, and would be rendered
  // again for each report.
  if (!shallow(before, state)) store.setState({ [remote]: state });
  if (state.attempt.id !== before.attempt.id) loading[remote]?.abort();
  clearTimeout(timers[remote]);
  const deadline = nextDeadline(state);
  if (deadline < Infinity) {
    timers[remote] = setTimeout(() => sendToRemote(remote, { type: 'deadline' }), deadline - now());
  }
  for (const effect of effects) perform(remote, effect);
}

function perform(remote: RemoteName, effect: RemoteEffect): void {
  switch (effect.type) {
    case 'find releases':
      return void findReleases(remote, effect.isRegistryAsked);
    case 'load':
      return void load(remote, effect);
    case 'mark rendering':
      return setCrashMark(effect.release);
    case 'note load': {
      const { release, phases } = effect;
      setCrashMark(null);
      remember(remote, { what: 'good', release, at: now() });
      return reportLoad({ app: remote, version: release.version, phases });
    }
    case 'note failure': {
      const { type: _, failure, ...aftermath } = effect;
      const { version, phase, reason } = failure;
      console.warn(`[${remote}]`, failure.message, failure.cause);
      setCrashMark(null);
      if (version) remember(remote, { what: 'failed', version, at: now() });
      return reportFailure({ app: remote, version, phase, reason, ...aftermath });
    }
    case 'note error':
      return reportError(remote, effect.version);
    case 'clear failures':
      page.screens = new WeakMap();
      return remember(remote, { what: 'failures cleared' });
  }
}

/** A release from a development server is not remembered. */
function remember(remote: RemoteName, change: memory.MemoryChange): void {
  if (!overridingOrigin(remote)) void memory.rememberChange(page.memories, remote, change);
}

async function findReleases(remote: RemoteName, isRegistryAsked: boolean): Promise<void> {
  const origin = overridingOrigin(remote);
  if (origin) {
    const { followDevServer } = await import('./dev-releases');
    return followDevServer(origin, (event) => sendToRemote(remote, event));
  }
  const recall = memory.recallReleases(page.memories, remote);
  const [recalled] = await Promise.all([recall, page.memberKeyStored]);
  let problem: unknown;
  if (isRegistryAsked || !page.registry?.[remote]) {
    try {
      page.registry = await fetchRegistry();
    } catch (error) {
      problem = error;
    }
  }
  const entry = page.registry?.[remote];
  const releases = memory.orderReleases(entry, readMemberKey(), recalled, now());
  sendToRemote(remote, { type: 'releases known', releases, problem });
}

async function load(
  remote: RemoteName,
  { release, isFreshUrl }: Extract<RemoteEffect, { type: 'load' }>,
): Promise<void> {
  const { signal } = (page.loading[remote] = new AbortController());
  const attempt = remoteState(remote).attempt.id;
  try {
    const app = await loadRelease(release, {
      isFreshUrl,
      signal,
      onPhase: (phase) => sendToRemote(remote, { type: 'reached', attempt, phase }),
    });
    sendToRemote(remote, { type: 'loaded', attempt, app });
  } catch (error) {
    sendToRemote(remote, { type: 'fault', attempt, error });
  }
}

/** Loads a remote for its screens, unless it is loading or there already; what failed is tried again. */
export const startRemote = (remote: RemoteName): void =>
  sendToRemote(remote, { type: 'wanted', isScreenWanted: true });

/** The same for a remote that only fills the chrome around the screen of another one. */
export const startForChrome = (remote: RemoteName): void =>
  sendToRemote(remote, { type: 'wanted', isScreenWanted: false });

/** A member has signed in: releases that are found from now on include their canary. */
export function keepMemberKey(address: string, isStillWanted: () => boolean): void {
  page.memberKeyStored = storeMemberKey(address, isStillWanted);
}

/** The version that the page would load now in place of the one that it has; null if it has that one. */
export function newerVersionOf(remote: RemoteName, entry?: RegistryEntry): string | null {
  const { view } = remoteState(remote);
  const version = releaseHere(entry)?.version;
  if (!version || view.status !== 'ready' || version === view.release?.version) return null;
  // A release that failed here a moment ago would only fail again.
  return memory.hasFailedLately(page.memories[remote], version, now()) ? null : version;
}

/**
 * Records a release that blocked the previous page until it was closed: nothing can stop an endless loop, but the
 * tab's next page can avoid it. A page that was left normally was not blocked.
 */
export function watchForCrash(): void {
  const mark = takeCrashMark();
  if (mark) {
    const cause = new Error('The page ended while it drew.');
    const failure = new RemoteLoadError(mark.remote, mark.version, 'render', 'crash', cause);
    perform(mark.remote, { type: 'note failure', failure, fellBackTo: null });
  }
  window.addEventListener('pagehide', () => setCrashMark(null));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') setCrashMark(null);
  });
}

/** Puts a remote there without loading it, for stories of its screens; no other one is loaded beside it. */
export function provideRemoteApp(app: RemoteApp): void {
  for (const remote of REMOTE_NAMES) {
    const state = remoteState(remote);
    const view = { status: 'ready', app, release: null, attempt: NaN } as const;
    const attempt = { ...state.attempt, phase: 'registry' } as const;
    store.setState({ [remote]: { ...state, attempt, ...(remote === app.name && { view }) } });
  }
}

/** The screen of a route; for one with `load` a lazy component, made once. */
export function screenOf(route: RemoteRoute): ComponentType {
  if (route.Component) return route.Component;
  const known = page.screens.get(route);
  if (known) return known;
  const screen = lazy(() =>
    route.load().catch(async (error: unknown) => {
      // After webpack's own deadline, a retry would take as long again.
      if (!isChunkError(error) || isChunkTimeout(error)) throw error;
      await pauseBeforeRetry();
      return route.load();
    }),
  );
  page.screens.set(route, screen);
  return screen;
}
