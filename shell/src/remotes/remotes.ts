import { lazy, type ComponentType } from 'react';
import { createStore, useStore } from 'zustand';

import type { RemoteApp, RemoteRoute } from '@syndication/contract/host';
import type { DevReleaseEvent } from '@syndication/contract/release/dev-releases.rules';
import {
  REMOTE_NAMES,
  type RegistryLine,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';

import { reportError, reportFailure, reportLoad } from '../reports/report-release';
import { isChunkError, isChunkTimeout, RemoteLoadError } from './failures';
import { FederationLoader } from './load-remote';
import { overridingOrigin } from './override';
import { fetchRegistry, readInlineRegistry, readMemberKey, storeMemberKey } from './registry';
import {
  clearCrashMark,
  recallReleases,
  rememberChange,
  setCrashMark,
  takeCrashMark,
} from './release-memory';
import {
  initialState,
  newerVersion,
  nextDeadline,
  reduce,
  type KnownReleases,
  type RemoteEffect,
  type RemoteEvent,
  type RemoteState,
} from './remote-machine';
import { pauseBeforeRetry, refetchScripts } from './second-try';

/** Whole milliseconds since 1970, on a clock that nobody sets back. */
const now = (): number => Math.round(performance.timeOrigin + performance.now());

interface DevServer {
  /** What it serves; null before it has said so. */
  release: RemoteRelease | null;
  /** Why that is not the newest source. */
  problem: string | null;
}

/** A screen that is fetched when it is first drawn. */
interface LazyScreen {
  component: ComponentType;
  hasArrived: boolean;
}

/** The remotes of this page: feeds events to their state machines and performs the effects. */
export class Remotes {
  readonly store = createStore<{
    states: Partial<Record<RemoteName, RemoteState>>;
    dev: DevServer;
  }>()(() => ({ states: {}, dev: { release: null, problem: null } }));
  private readonly federation = new FederationLoader();
  private readonly timers: Partial<Record<RemoteName, ReturnType<typeof setTimeout>>> = {};
  private registry = readInlineRegistry();
  private memberKeyStored: Promise<unknown> = Promise.resolve();
  private isDevServerFollowed = false;
  private screens = new WeakMap<RemoteRoute, LazyScreen>();

  readonly state = (remote: RemoteName): RemoteState =>
    this.store.getState().states[remote] ?? initialState(remote);

  send(remote: RemoteName, event: RemoteEvent): void {
    const moment = { now: now(), path: location.pathname };
    const { state, effects } = reduce(this.state(remote), event, moment);
    this.setState(remote, state);
    for (const effect of effects) this.perform(remote, effect);
    clearTimeout(this.timers[remote]);
    const deadline = nextDeadline(this.state(remote));
    if (deadline === Infinity) return;
    const pass = () => this.send(remote, { type: 'deadline' });
    this.timers[remote] = setTimeout(pass, deadline - moment.now);
  }

  private setState(remote: RemoteName, state: RemoteState): void {
    this.store.setState(({ states }) => ({ states: { ...states, [remote]: state } }));
  }

  private perform(remote: RemoteName, effect: RemoteEffect): void {
    switch (effect.type) {
      case 'find releases':
        return void this.findReleases(remote, effect);
      case 'load':
        return void this.load(remote, effect);
      case 'remember':
        // What comes from a development server is nothing to come back to.
        if (!overridingOrigin(remote)) void rememberChange(remote, effect.change);
        return;
      case 'mark drawing':
        return effect.release ? setCrashMark(effect.release) : clearCrashMark();
      case 'forget screens':
        this.screens = new WeakMap();
        return;
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

  private async findReleases(
    remote: RemoteName,
    { attempt, isRegistryAsked }: Extract<RemoteEffect, { type: 'find releases' }>,
  ): Promise<void> {
    const origin = overridingOrigin(remote);
    if (origin) return this.findDevRelease(remote, origin);
    const [memory] = await Promise.all([recallReleases(remote), this.memberKeyStored]);
    let problem: unknown;
    if (isRegistryAsked || !this.registry?.[remote]) {
      try {
        this.registry = await fetchRegistry();
      } catch (error) {
        problem = error;
      }
    }
    const known = { entry: this.registry?.[remote], memberKey: readMemberKey(), memory, problem };
    this.send(remote, { type: 'releases known', attempt, known });
  }

  private async findDevRelease(remote: RemoteName, origin: string): Promise<void> {
    if (this.isDevServerFollowed) return this.answerFromDevServer(remote);
    this.isDevServerFollowed = true;
    const { followDevServer } = await import('./dev-releases');
    followDevServer(origin, (event) => this.hearDevServer(remote, event));
  }

  private hearDevServer(remote: RemoteName, event: DevReleaseEvent): void {
    const { dev: before } = this.store.getState();
    this.store.setState({ dev: { release: before.release, problem: null, ...event } });
    const { phase } = this.state(remote).attempt;
    if (phase === 'registry') this.answerFromDevServer(remote);
    else if ('release' in event && event.release.version !== before.release?.version) {
      this.send(remote, { type: 'newer release' });
    }
  }

  private answerFromDevServer(remote: RemoteName): void {
    const { release, problem } = this.store.getState().dev;
    if (!release && !problem) return;
    const known: KnownReleases = {
      memberKey: null,
      memory: { failed: {} },
      override: release,
      problem: problem && new Error(problem),
    };
    this.send(remote, { type: 'releases known', attempt: this.state(remote).attempt.id, known });
  }

  private async load(
    remote: RemoteName,
    { attempt, release, isElsewhere }: Extract<RemoteEffect, { type: 'load' }>,
  ): Promise<void> {
    const { id, firstFailure, deadlineAt } = attempt;
    const reach = (phase: 'entry' | 'chunk') =>
      this.send(remote, { type: 'reached', attempt: id, phase });
    try {
      if (firstFailure) {
        await pauseBeforeRetry();
        const signal = AbortSignal.timeout(Math.max(0, deadlineAt - now()));
        await refetchScripts(release, firstFailure, signal);
        reach('entry');
      }
      const onEntry = () => reach('chunk');
      const app = await this.federation.load(release, { isElsewhere, onEntry });
      this.send(remote, { type: 'loaded', attempt: id, app });
    } catch (error) {
      this.send(remote, { type: 'load failed', attempt: id, failure: error as RemoteLoadError });
    }
  }

  /** Loads a remote for its screens, unless it is loading or there already; what failed is tried again. */
  readonly start = (remote: RemoteName): void =>
    this.send(remote, { type: 'wanted', isScreenWanted: true });

  /** The same for one that only adds to the chrome beside another one's screen. */
  readonly startBeside = (remote: RemoteName): void =>
    this.send(remote, { type: 'wanted', isScreenWanted: false });

  /** The version that a page would load now in place of the one that it has; null if that is the same. */
  newerVersion(remote: RemoteName, entry: RegistryLine | undefined): string | null {
    if (!entry || overridingOrigin(remote)) return null;
    return newerVersion(this.state(remote), entry, readMemberKey(), now());
  }

  /** Puts a remote there without loading it, for stories of its screens; no other one is loaded beside it. */
  provide(app: RemoteApp): void {
    for (const other of REMOTE_NAMES) {
      const wanted = { type: 'wanted', isScreenWanted: false } as const;
      const { state } = reduce(this.state(other), wanted, { now: 0, path: '' });
      this.setState(other, state);
    }
    const view = { status: 'ready', app, release: null, attempt: NaN } as const;
    this.setState(app.name, { ...this.state(app.name), view });
  }

  /** A member has signed in: what is found from now on is meant for them. */
  keepMemberKey(address: string): void {
    this.memberKeyStored = storeMemberKey(address);
  }

  /**
   * Notes a release that never let go of the page before this one: nothing can stop an endless loop, but the next
   * page of the tab need not walk into it again. A page that can still say goodbye was not held up.
   */
  watchForCrash(): void {
    const mark = takeCrashMark();
    if (mark) this.send(mark.remote, { type: 'crashed', version: mark.version });
    window.addEventListener('pagehide', clearCrashMark);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') clearCrashMark();
    });
  }

  /** The component of a route, while it is drawn; for one with `load` a lazy component, made once. */
  screenOf(remote: RemoteName, attempt: number, route: RemoteRoute): ComponentType {
    if (route.Component) return route.Component;
    const { load } = route;
    const known = this.screens.get(route);
    // The router goes on in a transition: what was shown before stays until the chunks have come, and nothing else
    // of the page knows by then that somebody waits.
    if (!known?.hasArrived) {
      // Not at once: React is drawing.
      queueMicrotask(() => this.send(remote, { type: 'screen awaited', attempt }));
    }
    if (known) return known.component;
    const component = lazy(async () => {
      const loaded = await loadScreen(load);
      screen.hasArrived = true;
      return loaded;
    });
    const screen: LazyScreen = { component, hasArrived: false };
    this.screens.set(route, screen);
    return component;
  }
}

async function loadScreen(load: NonNullable<RemoteRoute['load']>) {
  try {
    return await load();
  } catch (error) {
    // After webpack's own deadline nobody waits for another one.
    if (!isChunkError(error) || isChunkTimeout(error)) throw error;
    await pauseBeforeRetry();
    return load();
  }
}

/** All that a page knows of its remotes. */
export const remotes = new Remotes();

/** A part of a remote's state. */
export const useRemote = <T>(remote: RemoteName, select: (state: RemoteState) => T): T =>
  useStore(remotes.store, () => select(remotes.state(remote)));

/** Why a development server that stands in for releases does not have the newest source; null if it has. */
export const useDevProblem = (): string | null => useStore(remotes.store, ({ dev }) => dev.problem);
