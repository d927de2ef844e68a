import type { RemoteApp } from '@syndication/contract/host';
import { releaseFor } from '@syndication/contract/release/canary.rules';
import {
  CHUNK_LOAD_TIMEOUT_MS,
  type RegistryLine,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';
import type { LoadPhase } from '@syndication/contract/release/release-reports.rules';

import { DeadlineError, isChunkError, reasonOf, RemoteLoadError } from './failures';
import {
  changeMemory,
  hasFailedLately,
  type MemoryChange,
  type ReleaseMemory,
} from './release-memory';

/** How long a release may take to its first screen, and to each later one, while there is another release. */
export const RELEASE_DEADLINE_MS = 20_000;
/** A first screen that had to wait for the session still has this long. */
const SCREEN_MINIMUM_MS = 5_000;
/** From then on the page says that the next screen is on its way, while the one before is still shown. */
const LATE_AFTER_MS = 1_000;

/** What is known of a remote's releases when one is to be loaded. */
export interface KnownReleases {
  entry?: RegistryLine | undefined;
  memberKey?: string | null;
  memory?: ReleaseMemory;
  /** What a development server has, in place of all others. */
  override?: RemoteRelease | null;
  /** Why less is known than there may be. */
  problem?: unknown;
}

/** What the page draws of a remote. */
export type RemoteView =
  | { status: 'loading' }
  | { status: 'ready'; app: RemoteApp; release: RemoteRelease | null; attempt: number }
  | { status: 'failed'; error: unknown };

/** The way of one release into the page, from the registry to its first screen, second try included. */
interface Attempt {
  id: number;
  /** Null while the registry is asked. */
  release: RemoteRelease | null;
  /** How far it has come; null when it is over. */
  phase: LoadPhase | null;
  /** When each phase began. The registry is asked for the first release only, and is part of its wait. */
  since: Partial<Record<LoadPhase, number>>;
  deadlineAt: number;
  /** Why there is a second try; null during the first. */
  firstFailure: RemoteLoadError | null;
  /** What is said if no other release can be shown either: the fault that everything began with. */
  firstError?: unknown;
}

/** Since when somebody waits for a screen, and where it leads. */
interface ScreenWait {
  path: string;
  since: number;
  lateAt: number;
  deadlineAt: number;
}

/** One remote in a page. All moments are milliseconds since 1970. */
export interface RemoteState {
  remote: RemoteName;
  view: RemoteView;
  attempt: Attempt;
  /** Path of the screen that is shown. */
  shownPath: string | null;
  wait: ScreenWait | null;
  /** The page says that the next screen is on its way. */
  isLate: boolean;
  /** All that could be shown, the best one first. */
  releases: readonly RemoteRelease[];
  /** Versions that failed since somebody last asked for the remote. */
  excluded: readonly string[];
  /** Versions that did not come in time. */
  timedOut: readonly string[];
  memory: ReleaseMemory;
  /** Somebody wants to see a screen of it, and not only what it adds to the chrome. */
  isScreenWanted: boolean;
  /** What the page knows of the registry led nowhere. */
  isRegistryDoubtful: boolean;
}

export type RemoteEvent =
  /** A screen of it is wanted, or only what it adds to the chrome. */
  | { type: 'wanted'; isScreenWanted: boolean }
  | { type: 'retry' }
  /** A development server has built another one. */
  | { type: 'newer release' }
  /** The page before this one ended while the release drew. */
  | { type: 'crashed'; version: string }
  | { type: 'deadline' }
  /** What is told of an attempt that is over, or was replaced, comes too late. */
  | ({ attempt: number } & (
      | { type: 'releases known'; known: KnownReleases }
      | { type: 'reached'; phase: 'entry' | 'chunk' }
      | { type: 'loaded'; app: RemoteApp }
      | { type: 'load failed'; failure: RemoteLoadError }
      /** A screen is drawn whose chunks have not come. */
      | { type: 'screen awaited' }
      | { type: 'screen shown'; pathname: string }
      | { type: 'fault'; pathname: string; error: unknown }
      /** The router has drawn a path. */
      | { type: 'navigated'; pathname: string }
      | { type: 'left' }
    ));

export type RemoteEffect =
  | { type: 'find releases'; attempt: number; isRegistryAsked: boolean }
  /** `isElsewhere`: by another address, since the browser would go on waiting for the answer to the same one. */
  | { type: 'load'; attempt: Attempt; release: RemoteRelease; isElsewhere: boolean }
  | { type: 'remember'; change: MemoryChange }
  | { type: 'mark drawing'; release: RemoteRelease | null }
  /** Lazy components remember their failures, so that another try needs new ones. */
  | { type: 'forget screens' }
  | { type: 'report load'; version: string; phases: Partial<Record<LoadPhase, number>> }
  | {
      type: 'report failure';
      failure: RemoteLoadError;
      fellBackTo: string | null;
      afterMs?: number;
    }
  | { type: 'report error'; version: string };

const LOADING: RemoteView = { status: 'loading' };

const NO_ATTEMPT: Attempt = {
  id: 0,
  release: null,
  phase: null,
  since: {},
  deadlineAt: Infinity,
  firstFailure: null,
};

/** Since when the page waits for the release of an attempt. */
const awaitedSince = ({ since: { registry, entry } }: Attempt): number => registry ?? entry ?? 0;

export const initialState = (remote: RemoteName): RemoteState => ({
  remote,
  view: LOADING,
  attempt: NO_ATTEMPT,
  shownPath: null,
  wait: null,
  isLate: false,
  releases: [],
  excluded: [],
  timedOut: [],
  memory: { failed: {} },
  isScreenWanted: false,
  isRegistryDoubtful: false,
});

/** This member's canary, what is live, what worked here last, what was live before; what failed lately comes last. */
function orderReleases(
  { entry, memberKey = null, override }: KnownReleases,
  memory: ReleaseMemory,
  now: number,
): RemoteRelease[] {
  if (override) return [override];
  const mine = entry && releaseFor(entry, memberKey);
  const ordered = [mine, entry, memory.good, entry?.previous].filter((release) => !!release);
  const unique = ordered.filter(
    ({ version }, index) => ordered.findIndex((other) => other.version === version) === index,
  );
  // Not forbidden: it may be all there is.
  const isDoubtful = ({ version }: RemoteRelease) => hasFailedLately(memory, version, now);
  return [...unique.filter((release) => !isDoubtful(release)), ...unique.filter(isDoubtful)];
}

const isLoading = (phase: LoadPhase | null) => phase === 'entry' || phase === 'chunk';

/** When time alone changes something next; Infinity where nothing is waited for. */
export function nextDeadline({ attempt: { phase, deadlineAt }, wait }: RemoteState): number {
  return Math.min(
    isLoading(phase) ? deadlineAt : Infinity,
    wait?.lateAt ?? Infinity,
    wait?.deadlineAt ?? Infinity,
  );
}

/** One event: a copy of the state, which changes, and what is to be done. */
interface Turn {
  state: RemoteState;
  effects: RemoteEffect[];
  now: number;
  /** Where the page is by its address: the router is there only once the screen has come. */
  path: string;
}

/** What could be shown in place of the attempt's release. */
const otherReleases = ({ releases, excluded, attempt }: RemoteState): RemoteRelease[] =>
  releases.filter(
    ({ version }) => version !== attempt.release?.version && !excluded.includes(version),
  );

function remember({ state, effects }: Turn, change: MemoryChange): void {
  state.memory = changeMemory(state.memory, change);
  effects.push({ type: 'remember', change });
}

function endWait({ state }: Turn): void {
  state.wait = null;
  state.isLate = false;
}

/** What is in view stays until there is something else. */
function search(turn: Turn, firstError?: unknown): void {
  const { state, effects, now } = turn;
  endWait(turn);
  const id = state.attempt.id + 1;
  state.attempt = { ...NO_ATTEMPT, id, phase: 'registry', since: { registry: now }, firstError };
  effects.push({ type: 'find releases', attempt: id, isRegistryAsked: state.isRegistryDoubtful });
  state.isRegistryDoubtful = false;
}

function start(turn: Turn): void {
  const { state } = turn;
  if (state.view.status === 'ready' || state.attempt.phase !== null) return;
  state.view = LOADING;
  state.excluded = [];
  search(turn);
}

function load({ state, effects }: Turn, release: RemoteRelease): void {
  const isElsewhere = state.timedOut.includes(release.version);
  effects.push({ type: 'load', attempt: state.attempt, release, isElsewhere });
}

/** @param error what is wrong if there is nothing left to try, unless something was wrong before */
function tryNext(turn: Turn, error: unknown, awaitedAt: number): void {
  const { state, now } = turn;
  const { attempt } = state;
  const [release, next] = otherReleases(state);
  const id = attempt.id + 1;
  if (!release) {
    state.attempt = { ...NO_ATTEMPT, id };
    state.view = { status: 'failed', error: attempt.firstError ?? error };
    return;
  }
  const deadlineAt = awaitedAt + (next ? RELEASE_DEADLINE_MS : CHUNK_LOAD_TIMEOUT_MS);
  const since = { ...attempt.since, entry: now };
  const begun = { id, release, phase: 'entry', since, deadlineAt, firstFailure: null } as const;
  state.attempt = { ...attempt, ...begun };
  load(turn, release);
}

function chooseRelease(turn: Turn, known: KnownReleases): void {
  const { state, now } = turn;
  const { memory, remote, attempt } = state;
  const failed = { ...known.memory?.failed, ...memory.failed };
  state.memory = { ...known.memory, ...memory, failed };
  state.releases = orderReleases(known, state.memory, now);
  const cause = known.problem ?? new Error(`There is no other release of ${remote}.`);
  const failure = new RemoteLoadError(remote, null, 'registry', 'network', cause);
  // Waiting for the registry is part of waiting for the first release.
  tryNext(turn, failure, attempt.since.registry ?? now);
}

/** The release is not tried first for a while, and its team learns of it. */
function noteFailure(turn: Turn, failure: RemoteLoadError, measured: { afterMs?: number }): void {
  const { state, effects, now } = turn;
  const { version, reason } = failure;
  if (version === null) return;
  const fellBackTo = otherReleases(state)[0]?.version ?? null;
  if (reason === 'timeout') state.timedOut = [...state.timedOut, version];
  remember(turn, { what: 'failed', version, at: now });
  effects.push({ type: 'report failure', failure, fellBackTo, ...measured });
}

function failLoad(turn: Turn, release: RemoteRelease, failure: RemoteLoadError): void {
  const { state, now } = turn;
  const { attempt } = state;
  if (!attempt.firstFailure && failure.isPassing) {
    state.attempt = { ...attempt, firstFailure: failure };
    return load(turn, release);
  }
  noteFailure(turn, failure, { afterMs: now - awaitedSince(attempt) });
  state.excluded = [...state.excluded, release.version];
  state.attempt = { ...attempt, since: {}, firstError: attempt.firstError ?? failure };
  tryNext(turn, failure, now);
}

/** A screen did not come: the whole release gives way to another one, if there is one, else its other screens stay. */
function giveUp(turn: Turn, { version }: RemoteRelease, cause: unknown): void {
  const { state, effects, now } = turn;
  const { remote, attempt, wait } = state;
  const phase = isChunkError(cause) ? 'chunk' : 'render';
  const failure = new RemoteLoadError(remote, version, phase, reasonOf(cause, phase), cause);
  // What throws at once was not waited for; the first screen was waited for as long as its release.
  const waitedMs = wait ? now - wait.since : 0;
  const wayMs = attempt.phase === null ? 0 : (attempt.since.render ?? now) - awaitedSince(attempt);
  noteFailure(turn, failure, { afterMs: waitedMs + wayMs });
  endWait(turn);
  if (otherReleases(state).length === 0) return;
  state.excluded = [...state.excluded, version];
  state.view = LOADING;
  effects.push({ type: 'forget screens' });
  search(turn, cause);
}

function beginWait({ state, now, path }: Turn): void {
  const { attempt } = state;
  if (state.wait?.path === path || state.shownPath === path) return;
  // The first screen has what is left of its release's deadline; each later one has a deadline of its own.
  const limitMs =
    attempt.phase === null
      ? RELEASE_DEADLINE_MS
      : Math.max(attempt.deadlineAt - now, SCREEN_MINIMUM_MS);
  // With nothing else to show, a chunk may take the two minutes of section 8.
  const deadlineAt = otherReleases(state).length > 0 ? now + limitMs : Infinity;
  state.wait = { path, since: now, lateAt: now + LATE_AFTER_MS, deadlineAt };
}

function noteShown(turn: Turn, release: RemoteRelease, shownPath: string): void {
  const { state, effects, now } = turn;
  endWait(turn);
  state.shownPath = shownPath;
  effects.push({ type: 'mark drawing', release: null });
  if (state.attempt.phase === null) return;
  const { registry = NaN, entry = NaN, chunk = NaN, render = NaN } = state.attempt.since;
  const phases = {
    registry: entry - registry,
    entry: chunk - entry,
    chunk: render - chunk,
    render: now - render,
  };
  state.attempt = { ...state.attempt, phase: null };
  remember(turn, { what: 'good', release, at: now });
  effects.push({ type: 'report load', version: release.version, phases });
}

function passDeadline(turn: Turn, release: RemoteRelease): void {
  const { state, now, path } = turn;
  const { remote, attempt, wait, shownPath } = state;
  const { phase } = attempt;
  if (now < nextDeadline(state)) return;
  const isElsewhere = shownPath !== path;
  if (phase && isLoading(phase)) {
    const cause = new DeadlineError('It did not come in time.');
    failLoad(turn, release, new RemoteLoadError(remote, release.version, phase, 'timeout', cause));
  } else if (wait && now < wait.deadlineAt) {
    state.wait = { ...wait, lateAt: Infinity };
    state.isLate = shownPath !== null && isElsewhere;
  } else if (isElsewhere) {
    giveUp(turn, release, new DeadlineError('Its screen did not come in time.'));
  } else endWait(turn);
}

type EventOfRemote = 'wanted' | 'retry' | 'newer release' | 'crashed' | 'releases known';

/** What happens to the release of the attempt, on its way or in the page. */
function takeOfRelease(
  turn: Turn,
  release: RemoteRelease,
  event: Exclude<RemoteEvent, { type: EventOfRemote }>,
): void {
  const { state, effects, now, path } = turn;
  const { attempt, shownPath } = state;
  switch (event.type) {
    case 'reached':
      if (!isLoading(attempt.phase)) return;
      state.attempt = { ...attempt, phase: event.phase };
      // The second try begins with the entry again; what the first one took counts with it.
      if (event.phase === 'chunk') state.attempt.since = { ...attempt.since, chunk: now };
      return;
    case 'loaded':
      state.attempt = { ...attempt, phase: 'render', since: { ...attempt.since, render: now } };
      state.view = { status: 'ready', app: event.app, release, attempt: attempt.id };
      state.shownPath = null;
      if (state.isScreenWanted) effects.push({ type: 'mark drawing', release });
      return;
    case 'load failed':
      return failLoad(turn, release, event.failure);
    case 'screen awaited':
      return beginWait(turn);
    case 'navigated':
      // Anyone who goes back to the screen that is shown waits no longer.
      if (shownPath === path) endWait(turn);
      else if (shownPath !== event.pathname && !state.wait) beginWait(turn);
      return;
    case 'left':
      state.shownPath = null;
      return endWait(turn);
    case 'screen shown':
      return noteShown(turn, release, event.pathname);
    case 'fault':
      effects.push({ type: 'mark drawing', release: null });
      // Of a screen that was never shown it is the release's; afterwards it is the screen's own.
      if (shownPath !== event.pathname) return giveUp(turn, release, event.error);
      effects.push({ type: 'report error', version: release.version });
      return endWait(turn);
    case 'deadline':
      return passDeadline(turn, release);
  }
}

function take(turn: Turn, event: RemoteEvent): void {
  const { state, effects } = turn;
  const { remote, attempt } = state;
  const { release } = attempt;
  if ('attempt' in event && event.attempt !== attempt.id) return;
  switch (event.type) {
    case 'wanted':
      state.isScreenWanted ||= event.isScreenWanted;
      return start(turn);
    case 'retry':
      state.isRegistryDoubtful = true;
      remember(turn, { what: 'forgiven' });
      effects.push({ type: 'forget screens' });
      return start(turn);
    case 'newer release':
      state.excluded = [];
      return search(turn);
    case 'crashed': {
      const cause = new Error('The page ended while it drew.');
      const failure = new RemoteLoadError(remote, event.version, 'render', 'crash', cause);
      return noteFailure(turn, failure, {});
    }
    case 'releases known':
      return chooseRelease(turn, event.known);
    default:
      if (release) takeOfRelease(turn, release, event);
  }
}

/** The life of one remote in a page: what an event makes of it, and what is to be done. */
export function reduce(
  state: RemoteState,
  event: RemoteEvent,
  now: number,
  path: string,
): Pick<Turn, 'state' | 'effects'> {
  const turn: Turn = { state: { ...state }, effects: [], now, path };
  take(turn, event);
  return turn;
}
