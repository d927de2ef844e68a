import type { RemoteApp } from '@syndication/contract/host';
import {
  CHUNK_LOAD_TIMEOUT_MS,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';
import type { FailureReason, LoadPhase } from '@syndication/contract/release/release-reports.rules';

import { isChunkError, RemoteLoadError, toLoadError } from './failures';

/** How long a release may take to its first screen, and to each later one, while there is another release. */
export const RELEASE_DEADLINE_MS = 20_000;
/** The minimum for a first screen, which may have had to wait for the session. */
const SCREEN_MINIMUM_MS = 5_000;

/** What the page shows of a remote. */
export type RemoteView =
  | { status: 'loading' }
  | { status: 'ready'; app: RemoteApp; release: RemoteRelease | null; attempt: number }
  | { status: 'failed'; error: RemoteLoadError };

/** When each phase began. The registry is asked for the first release only, and is part of its wait. */
type PhaseStarts = Partial<Record<LoadPhase, number>>;

/** Loading one release, from the registry to its first screen. */
interface Attempt {
  id: number;
  /** Null while the registry is asked. */
  release: RemoteRelease | null;
  /** The current phase; null when it is over. */
  phase: LoadPhase | null;
  since: PhaseStarts;
}

/** Since when the page waits for a screen, and where it leads. */
interface ScreenWait {
  path: string;
  since: number;
  deadlineAt: number;
}

/** One remote in a page. All moments are milliseconds since 1970. */
export interface RemoteState {
  remote: RemoteName;
  view: RemoteView;
  attempt: Attempt;
  /** Releases to try next, the best one first. */
  others: readonly RemoteRelease[];
  /** Shown if no release can be loaded. */
  firstFailure: RemoteLoadError | null;
  /** Versions that did not load in time. */
  timedOut: readonly string[];
  /** Path of the screen that is shown. */
  shownPath: string | null;
  wait: ScreenWait | null;
  /** False while only its chrome items are needed. */
  isScreenWanted: boolean;
}

/** Events about the attempt's release, while it loads or in the page. */
type ReleaseEvent =
  | { type: 'deadline' }
  /** Events about an attempt that is over, or was replaced, are too late. */
  | ({ attempt: number } & (
      | { type: 'reached'; phase: 'entry' | 'chunk' }
      | { type: 'loaded'; app: RemoteApp }
      /** It could not be loaded, or a screen threw. */
      | { type: 'fault'; error: unknown; pathname?: string }
      /** The router shows a path, whose screen may still be loading. */
      | { type: 'navigated'; pathname: string }
      | { type: 'screen shown'; pathname: string }
      | { type: 'left' }
    ));

export type RemoteEvent =
  | ReleaseEvent
  /** The page needs a screen of it, or only its chrome items. */
  | { type: 'wanted'; isScreenWanted: boolean }
  | { type: 'retry' }
  /** Releases to try, the best one first, and why some may be missing. */
  | { type: 'releases known'; releases: readonly RemoteRelease[]; problem?: unknown }
  /** From a development server: its current build, and each later one. */
  | { type: 'newer release'; release: RemoteRelease };

export type RemoteEffect =
  | { type: 'find releases'; isRegistryAsked: boolean }
  /** `isFreshUrl`: the URL gets a new query, since the browser would continue to wait for the first request. */
  | { type: 'load'; release: RemoteRelease; isFreshUrl: boolean }
  /** Its first screen is about to render: the mark stays if that blocks the page. */
  | { type: 'mark rendering'; release: RemoteRelease }
  /** Its first screen is shown; the milliseconds of each phase. */
  | { type: 'note load'; release: RemoteRelease; phases: PhaseStarts }
  /** It was given up; `afterMs`: how long the page had waited for it, or for its screen. */
  | { type: 'note failure'; failure: RemoteLoadError; fellBackTo: string | null; afterMs?: number }
  | { type: 'note error'; version: string }
  /** Forgets which releases and screens did not load, so that they are tried again. */
  | { type: 'clear failures' };

export const LOADING: RemoteView = { status: 'loading' };

export const initialState = (remote: RemoteName): RemoteState => ({
  remote,
  view: LOADING,
  attempt: { id: 0, release: null, phase: null, since: {} },
  others: [],
  firstFailure: null,
  timedOut: [],
  shownPath: null,
  wait: null,
  isScreenWanted: false,
});

const isLoading = (phase: LoadPhase | null): phase is 'entry' | 'chunk' =>
  phase === 'entry' || phase === 'chunk';

/** Since when the page waits for a release. */
const awaitedSince = ({ registry, entry }: PhaseStarts): number => registry ?? entry ?? 0;

/** When time alone changes something next; Infinity if nothing is awaited. */
export function nextDeadline({ attempt: { phase, since }, others, wait }: RemoteState): number {
  if (!isLoading(phase)) return wait?.deadlineAt ?? Infinity;
  // Waiting for the registry is part of waiting for the first release.
  return awaitedSince(since) + (others.length > 0 ? RELEASE_DEADLINE_MS : CHUNK_LOAD_TIMEOUT_MS);
}

/** One step for one event: the state as it changes, and the effects so far. */
interface Step {
  state: RemoteState;
  effects: RemoteEffect[];
  now: number;
  /** The page's location by its URL: the router follows only once the screen is loaded. */
  path: string;
}

function start({ state, effects, now }: Step, isRegistryAsked: boolean): void {
  const { view, attempt } = state;
  if (view.status === 'ready' || attempt.phase !== null) return;
  state.view = LOADING;
  state.firstFailure = null;
  state.attempt = { ...attempt, id: attempt.id + 1, phase: 'registry', since: { registry: now } };
  effects.push({ type: 'find releases', isRegistryAsked });
}

/** Starts to load a release; the current view stays until it is there. */
function load({ state, effects, now }: Step, release: RemoteRelease): void {
  const { attempt, timedOut } = state;
  const since = { ...(attempt.phase === 'registry' && attempt.since), entry: now };
  state.attempt = { id: attempt.id + 1, release, phase: 'entry', since };
  state.wait = null;
  effects.push({ type: 'load', release, isFreshUrl: timedOut.includes(release.version) });
}

/** @param failure to show if there is no release */
function loadBest(step: Step, releases: readonly RemoteRelease[], failure: RemoteLoadError): void {
  const { state } = step;
  const [release, ...others] = releases;
  state.others = others;
  if (release) return load(step, release);
  state.attempt = { ...initialState(state.remote).attempt, id: state.attempt.id + 1 };
  state.view = { status: 'failed', error: state.firstFailure ?? failure };
}

/** Moves on to the next release. Without one, a release that has shown a screen stays. */
function giveUp(step: Step, release: RemoteRelease, error: unknown, reason?: FailureReason): void {
  const { state, effects, now } = step;
  const { attempt, others, wait } = state;
  const screenPhase = isChunkError(error) ? 'chunk' : 'render';
  const phase = isLoading(attempt.phase) ? attempt.phase : screenPhase;
  const failure = toLoadError(release, phase, error, reason);
  // A screen that throws at once had no wait. The wait for a first screen includes loading its release.
  const waitedMs = wait ? now - wait.since : 0;
  const { since } = attempt;
  const loadMs = attempt.phase === null ? 0 : (since.render ?? now) - awaitedSince(since);
  const fellBackTo = others[0]?.version ?? null;
  effects.push({ type: 'note failure', failure, fellBackTo, afterMs: waitedMs + loadMs });
  if (failure.reason === 'timeout') state.timedOut = [...state.timedOut, release.version];
  state.wait = null;
  if (!isLoading(attempt.phase) && others.length === 0) return;
  state.firstFailure ??= failure;
  state.view = LOADING;
  loadBest(step, others, failure);
}

function beginWait({ state, now, path }: Step): void {
  const { attempt, others, wait } = state;
  if (wait?.path === path) return;
  // The first screen has what is left of its release's deadline; each later one has a deadline of its own.
  const limitAt =
    attempt.phase === null
      ? now + RELEASE_DEADLINE_MS
      : Math.max(awaitedSince(attempt.since) + RELEASE_DEADLINE_MS, now + SCREEN_MINIMUM_MS);
  // With nothing else to show, a chunk may take the two minutes of section 8.
  const deadlineAt = others.length > 0 ? limitAt : Infinity;
  state.wait = { path, since: now, deadlineAt };
}

function noteShown({ state, effects, now }: Step, release: RemoteRelease): void {
  const { attempt } = state;
  if (attempt.phase === null) return;
  const { registry = NaN, entry = NaN, chunk = NaN, render = NaN } = attempt.since;
  const phases = {
    registry: entry - registry,
    entry: chunk - entry,
    chunk: render - chunk,
    render: now - render,
  };
  state.attempt = { ...attempt, phase: null };
  effects.push({ type: 'note load', release, phases });
}

function handleReleaseEvent(step: Step, release: RemoteRelease, event: ReleaseEvent): void {
  const { state, effects, now, path } = step;
  const { attempt, shownPath } = state;
  switch (event.type) {
    case 'deadline':
      if (now < nextDeadline(state)) return;
      // Nobody waits after going back to the shown screen, even if the router has not followed yet.
      if (state.wait && shownPath === path) state.wait = null;
      else giveUp(step, release, new Error('It did not come in time.'), 'timeout');
      return;
    case 'reached':
      if (!isLoading(attempt.phase)) return;
      state.attempt = { ...attempt, phase: event.phase };
      // A retry starts with the entry again; the time of the first attempt counts.
      if (event.phase === 'chunk') state.attempt.since = { ...attempt.since, chunk: now };
      return;
    case 'loaded':
      state.attempt = { ...attempt, phase: 'render', since: { ...attempt.since, render: now } };
      state.view = { status: 'ready', app: event.app, release, attempt: attempt.id };
      state.shownPath = null;
      if (state.isScreenWanted) effects.push({ type: 'mark rendering', release });
      return;
    case 'fault':
      // For a screen that was never shown, it is the release's fault; afterwards, the screen's own.
      if (shownPath !== event.pathname) return giveUp(step, release, event.error);
      effects.push({ type: 'note error', version: release.version });
      state.wait = null;
      return;
    case 'navigated':
      if (shownPath === path) state.wait = null;
      else if (shownPath !== event.pathname) beginWait(step);
      return;
    case 'screen shown':
      state.wait = null;
      state.shownPath = event.pathname;
      return noteShown(step, release);
    case 'left':
      state.wait = null;
      state.shownPath = null;
  }
}

function handleEvent(step: Step, event: RemoteEvent): void {
  const { state, effects } = step;
  const { remote, attempt } = state;
  if ('attempt' in event && event.attempt !== attempt.id) return;
  switch (event.type) {
    case 'wanted':
      state.isScreenWanted ||= event.isScreenWanted;
      return start(step, false);
    case 'retry':
      effects.push({ type: 'clear failures' });
      return start(step, true);
    case 'releases known': {
      if (attempt.phase !== 'registry') return;
      const cause = event.problem ?? new Error(`There is no other release of ${remote}.`);
      const failure = new RemoteLoadError(remote, null, 'registry', 'network', cause);
      return loadBest(step, event.releases, failure);
    }
    case 'newer release':
      if (event.release.version === attempt.release?.version) return;
      state.others = [];
      state.firstFailure = null;
      return load(step, event.release);
    default:
      if (attempt.release) handleReleaseEvent(step, attempt.release, event);
  }
}

/** The state machine of one remote in a page: the next state for an event, and the effects. */
export function reduce(
  state: RemoteState,
  event: RemoteEvent,
  now: number,
  path: string,
): Pick<Step, 'state' | 'effects'> {
  const step: Step = { state: { ...state }, effects: [], now, path };
  handleEvent(step, event);
  return step;
}
