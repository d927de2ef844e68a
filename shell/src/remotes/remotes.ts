import { lazy, type ComponentType } from 'react';
import { createStore, useStore } from 'zustand';

import type { RemoteApp, RemoteRoute } from '@syndication/contract/host';
import { releaseFor } from '@syndication/contract/release/canary.rules';
import {
  REMOTE_NAMES,
  type RegistryLine,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

import { reportError, reportFailure, reportLoad } from '../reports/report-release';
import type { DevServer } from './dev-releases';
import { isChunkError, isChunkTimeout, type RemoteLoadError } from './failures';
import { loadRelease, type ExpectedEntries } from './load-remote';
import { overridingOrigin, readMemberKey, storeMemberKey } from './browser-settings';
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
import { pauseBeforeRetry, refetchScripts } from './second-try';

/** All that this page knows of its remotes. */
const store = createStore(() => ({
  states: {} as Partial<Record<RemoteName, RemoteState>>,
  /** Each remote's next deadline. */
  timers: {} as Partial<Record<RemoteName, ReturnType<typeof setTimeout>>>,
  registry: readInlineRegistry(),
  entries: new Map() as ExpectedEntries,
  memberKeyStored: Promise.resolve(),
  /** Components of routes that are fetched when they are first drawn. */
  screens: new WeakMap<RemoteRoute, { component: ComponentType; hasArrived: boolean }>(),
  dev: { isFollowed: false, release: null, problem: null } as DevServer,
}));
type PageRemotes = ReturnType<typeof store.getState>;

/** Whole milliseconds since 1970, on a clock that nobody sets back. */
const now = (): number => Math.round(performance.timeOrigin + performance.now());

const stateIn = ({ states }: PageRemotes, remote: RemoteName): RemoteState =>
  states[remote] ?? initialState(remote);

export const remoteState = (remote: RemoteName): RemoteState => stateIn(store.getState(), remote);

/** A part of a remote's state. */
export const useRemote = <T>(remote: RemoteName, select: (state: RemoteState) => T): T =>
  useStore(store, (page) => select(stateIn(page, remote)));

export const useDevProblem = (): string | null => useStore(store, ({ dev }) => dev.problem);

const setRemoteState = (remote: RemoteName, state: RemoteState): void =>
  store.setState(({ states }) => ({ states: { ...states, [remote]: state } }));

/** Tells a remote's state machine what has happened, and does what it asks for. */
export function sendToRemote(remote: RemoteName, event: RemoteEvent): void {
  const { timers } = store.getState();
  const { state, effects } = reduce(remoteState(remote), event, now(), location.pathname);
  setRemoteState(remote, state);
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
      return void findReleases(remote, effect.attempt, effect.isRegistryAsked);
    case 'load':
      return void load(remote, effect);
    case 'remember':
      // What comes from a development server is nothing to come back to.
      if (!overridingOrigin(remote)) void memory.rememberChange(remote, effect.change);
      return;
    case 'mark drawing':
      return memory.setCrashMark(effect.release);
    case 'forget screens':
      return store.setState({ screens: new WeakMap() });
    case 'report load':
      return reportLoad({ app: remote, version: effect.version, phases: effect.phases });
    case 'report error':
      return reportError(remote, effect.version);
    case 'report failure': {
      const { failure, type: _, ...aftermath } = effect;
      const { version, phase, reason } = failure;
      console.warn(`[${remote}]`, failure.message, failure.cause);
      return reportFailure({ app: remote, version, phase, reason, ...aftermath });
    }
  }
}

async function findReleases(
  remote: RemoteName,
  attempt: number,
  isRegistryAsked: boolean,
): Promise<void> {
  const { memberKeyStored, registry } = store.getState();
  const origin = overridingOrigin(remote);
  if (origin) {
    const { findDevRelease } = await import('./dev-releases');
    const state = () => remoteState(remote);
    return findDevRelease(origin, store, { state, send: (event) => sendToRemote(remote, event) });
  }
  const [recalled] = await Promise.all([memory.recallReleases(remote), memberKeyStored]);
  let problem: unknown;
  if (isRegistryAsked || !registry?.[remote]) {
    try {
      store.setState({ registry: await fetchRegistry() });
    } catch (error) {
      problem = error;
    }
  }
  const entry = store.getState().registry?.[remote];
  const known = { entry, memberKey: readMemberKey(), memory: recalled, problem };
  sendToRemote(remote, { type: 'releases known', attempt, known });
}

async function load(
  remote: RemoteName,
  { attempt, release, isElsewhere }: Extract<RemoteEffect, { type: 'load' }>,
): Promise<void> {
  const { id, firstFailure, deadlineAt } = attempt;
  const reach = (phase: 'entry' | 'chunk') =>
    sendToRemote(remote, { type: 'reached', attempt: id, phase });
  try {
    if (firstFailure) {
      await pauseBeforeRetry();
      const signal = AbortSignal.timeout(Math.max(0, deadlineAt - now()));
      await refetchScripts(release, firstFailure, signal);
      // Another release may be in the page by now: its chunks come through the same global variable.
      if (remoteState(remote).attempt.id !== id) return;
      reach('entry');
    }
    const options = { isElsewhere, onEntry: () => reach('chunk') };
    const app = await loadRelease(store.getState().entries, release, options);
    sendToRemote(remote, { type: 'loaded', attempt: id, app });
  } catch (error) {
    const failure = error as RemoteLoadError;
    sendToRemote(remote, { type: 'load failed', attempt: id, failure });
  }
}

/** Loads a remote for its screens, unless it is loading or there already; what failed is tried again. */
export const startRemote = (remote: RemoteName): void =>
  sendToRemote(remote, { type: 'wanted', isScreenWanted: true });

/** The same for one that only adds to the chrome beside another one's screen. */
export const startBeside = (remote: RemoteName): void =>
  sendToRemote(remote, { type: 'wanted', isScreenWanted: false });

/** A member has signed in: what is found from now on is meant for them. */
export const keepMemberKey = (address: string): void =>
  store.setState({ memberKeyStored: storeMemberKey(address) });

/** The version that the page would load now in place of the one that it has; null if it has that one. */
export function newerVersionOf(remote: RemoteName, entry: RegistryLine | undefined): string | null {
  const { view, memory: remembered } = remoteState(remote);
  const isReleased = view.status === 'ready' && !overridingOrigin(remote);
  if (!entry || !isReleased) return null;
  const { version } = releaseFor(entry, readMemberKey());
  // What failed here a moment ago would only be fallen back from again.
  if (memory.hasFailedLately(remembered, version, now())) return null;
  return version === view.release?.version ? null : version;
}

/**
 * Notes a release that never let go of the page before this one: nothing can stop an endless loop, but the next
 * page of the tab need not walk into it again. A page that can still say goodbye was not held up.
 */
export function watchForCrash(): void {
  const mark = memory.takeCrashMark();
  if (mark) sendToRemote(mark.remote, { type: 'crashed', version: mark.version });
  window.addEventListener('pagehide', () => memory.setCrashMark(null));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') memory.setCrashMark(null);
  });
}

/** Puts a remote there without loading it, for stories of its screens; no other one is loaded beside it. */
export function provideRemoteApp(app: RemoteApp): void {
  for (const remote of REMOTE_NAMES) {
    const state = remoteState(remote);
    const view = { status: 'ready', app, release: null, attempt: NaN } as const;
    const attempt = { ...state.attempt, phase: 'registry' } as const;
    setRemoteState(remote, { ...state, attempt, ...(remote === app.name && { view }) });
  }
}

/** The component of a route, while it is drawn; for one with `load` a lazy component, made once. */
export function screenOf(remote: RemoteName, attempt: number, route: RemoteRoute): ComponentType {
  if (route.Component) return route.Component;
  const { load: loadScreen } = route;
  const { screens } = store.getState();
  const known = screens.get(route);
  // The router goes on in a transition: what was shown before stays until the chunks have come, and nothing else
  // of the page knows by then that somebody waits. Told a moment later, since React is drawing.
  if (!known?.hasArrived) {
    queueMicrotask(() => sendToRemote(remote, { type: 'screen awaited', attempt }));
  }
  if (known) return known.component;
  const screen = {
    component: lazy(async () => {
      const loaded = await loadScreen().catch(async (error: unknown) => {
        // After webpack's own deadline nobody waits for another one.
        if (!isChunkError(error) || isChunkTimeout(error)) throw error;
        await pauseBeforeRetry();
        return loadScreen();
      });
      screen.hasArrived = true;
      return loaded;
    }),
    hasArrived: false,
  };
  screens.set(route, screen);
  return screen.component;
}
