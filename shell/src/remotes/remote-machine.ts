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
  memberKey: string | null;
  memory: ReleaseMemory;
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

/** What the outlet tells of the release that it draws. */
export type ScreenEvent =
  /** A screen is drawn whose chunks have not come. */
  | { type: 'screen awaited' }
  | { type: 'screen shown'; pathname: string }
  | { type: 'fault'; pathname: string; error: unknown }
  /** The router has drawn a path. */
  | { type: 'navigated'; pathname: string }
  | { type: 'went back' }
  | { type: 'left' };

type LoadEvent =
  | { type: 'releases known'; known: KnownReleases }
  | { type: 'reached'; phase: 'entry' | 'chunk' }
  | { type: 'loaded'; app: RemoteApp }
  | { type: 'load failed'; failure: RemoteLoadError };

export type RemoteEvent =
  /** What is told of an attempt that was replaced comes too late. */
  | ((LoadEvent | ScreenEvent) & { attempt: number })
  | { type: 'wanted'; isScreenWanted: boolean }
  | { type: 'retry' }
  /** A development server has built another one. */
  | { type: 'newer release' }
  /** The page before this one ended while the release drew. */
  | { type: 'crashed'; version: string }
  | { type: 'deadline' };

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

/** When an event happens, and where the page is by its address. */
export interface PageMoment {
  now: number;
  path: string;
}

const LOADING: RemoteView = { status: 'loading' };

export const initialState = (remote: RemoteName): RemoteState => ({
  remote,
  view: LOADING,
  attempt: { id: 0, release: null, phase: null, since: {}, deadlineAt: 0, firstFailure: null },
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
  { entry, memberKey, override }: KnownReleases,
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

/** Version of the release in the page. */
export const versionInPage = ({ view }: RemoteState): string | null =>
  view.status === 'ready' ? (view.release?.version ?? null) : null;

/** The version that a page would load now in place of the one that it has. */
export function newerVersion(
  state: RemoteState,
  entry: RegistryLine,
  memberKey: string | null,
  now: number,
): string | null {
  const inPage = versionInPage(state);
  const { version } = releaseFor(entry, memberKey);
  // What failed here a moment ago would only be fallen back from again.
  const isOffered = inPage && version !== inPage && !hasFailedLately(state.memory, version, now);
  return isOffered ? version : null;
}

/** When time alone changes something next; Infinity where nothing is waited for. */
export function nextDeadline({ attempt: { phase, deadlineAt }, wait }: RemoteState): number {
  const isLoading = phase === 'entry' || phase === 'chunk';
  return Math.min(
    isLoading ? deadlineAt : Infinity,
    wait?.lateAt ?? Infinity,
    wait?.deadlineAt ?? Infinity,
  );
}

/** What one event makes of a state: a copy of it, and the effects. */
class Turn {
  readonly effects: RemoteEffect[] = [];

  constructor(
    public state: RemoteState,
    private readonly now: number,
    private readonly path: string,
  ) {}

  take(event: RemoteEvent): void {
    const { attempt, shownPath, wait } = this.state;
    if ('attempt' in event && event.attempt !== attempt.id) return;
    switch (event.type) {
      case 'wanted':
        this.set({ isScreenWanted: this.state.isScreenWanted || event.isScreenWanted });
        return this.start();
      case 'retry':
        this.set({ isScreenWanted: true, isRegistryDoubtful: true });
        this.remember({ what: 'forgiven' });
        this.effects.push({ type: 'forget screens' });
        return this.start();
      case 'newer release':
        this.set({ excluded: [] });
        return this.search();
      case 'crashed':
        return this.noteCrash(event.version);
      case 'releases known':
        return this.choose(event.known);
      case 'reached': {
        const { phase } = event;
        const since = phase === 'entry' ? attempt.since : { ...attempt.since, chunk: this.now };
        return this.setAttempt({ phase, since });
      }
      case 'loaded':
        return this.draw(event.app);
      case 'load failed':
        return this.failLoad(event.failure);
      case 'screen awaited':
        return this.beginWait();
      case 'navigated':
        if (shownPath === this.path) return this.endWait();
        if (shownPath !== event.pathname && !wait) this.beginWait();
        return;
      case 'went back':
        if (shownPath === this.path) this.endWait();
        return;
      case 'left':
        this.set({ shownPath: null });
        return this.endWait();
      case 'screen shown':
        return this.noteShown(event.pathname);
      case 'fault':
        return this.noteFault(event.error, event.pathname);
      case 'deadline':
        return this.passTime();
    }
  }

  private set(change: Partial<RemoteState>): void {
    this.state = { ...this.state, ...change };
  }

  private setAttempt(change: Partial<Attempt>): void {
    this.set({ attempt: { ...this.state.attempt, ...change } });
  }

  /** Of the attempt; nothing is told of one before it has a release. */
  private get release(): RemoteRelease {
    return this.state.attempt.release!;
  }

  private get hasShown(): boolean {
    return this.state.attempt.phase === null;
  }

  /** What could be shown in place of the attempt's release. */
  private get others(): RemoteRelease[] {
    const { releases, excluded, attempt } = this.state;
    return releases.filter(
      ({ version }) => version !== attempt.release?.version && !excluded.includes(version),
    );
  }

  private remember(change: MemoryChange): void {
    this.set({ memory: changeMemory(this.state.memory, change) });
    this.effects.push({ type: 'remember', change });
  }

  private start(): void {
    const { view, attempt } = this.state;
    if (view.status === 'ready' || attempt.phase !== null) return;
    this.set({ view: LOADING, excluded: [] });
    this.search();
  }

  /** What is in view stays until there is something else. */
  private search(firstError?: unknown): void {
    const { attempt, isRegistryDoubtful } = this.state;
    const id = attempt.id + 1;
    const since = { registry: this.now };
    this.endWait();
    this.setAttempt({ id, release: null, phase: 'registry', since, firstError });
    this.set({ isRegistryDoubtful: false });
    this.effects.push({ type: 'find releases', attempt: id, isRegistryAsked: isRegistryDoubtful });
  }

  private choose(known: KnownReleases): void {
    const { remote, memory: own } = this.state;
    const failed = { ...known.memory.failed, ...own.failed };
    const memory = { ...known.memory, ...own, failed };
    this.set({ memory, releases: orderReleases(known, memory, this.now) });
    const cause = known.problem ?? new Error(`There is no other release of ${remote}.`);
    const { registry = this.now } = this.state.attempt.since;
    this.tryNext(new RemoteLoadError(remote, null, 'registry', 'network', cause), registry);
  }

  /** @param awaitedAt waiting for the registry is part of waiting for the first release */
  private tryNext(error: unknown, awaitedAt: number): void {
    const { attempt } = this.state;
    const [release, next] = this.others;
    const id = attempt.id + 1;
    if (!release) {
      this.setAttempt({ id, phase: null });
      return this.set({ view: { status: 'failed', error: attempt.firstError ?? error } });
    }
    const deadlineAt = awaitedAt + (next ? RELEASE_DEADLINE_MS : CHUNK_LOAD_TIMEOUT_MS);
    const since = { ...attempt.since, entry: this.now };
    this.setAttempt({ id, release, phase: 'entry', since, deadlineAt, firstFailure: null });
    this.load();
  }

  private load(): void {
    const { attempt, timedOut } = this.state;
    const { release } = this;
    const isElsewhere = timedOut.includes(release.version);
    this.effects.push({ type: 'load', attempt, release, isElsewhere });
  }

  private failLoad(failure: RemoteLoadError): void {
    const { attempt } = this.state;
    if (!attempt.firstFailure && failure.isPassing) {
      this.setAttempt({ firstFailure: failure });
      return this.load();
    }
    const { registry, entry = this.now } = attempt.since;
    this.noteFailure(failure, { afterMs: this.now - (registry ?? entry) });
    this.exclude();
    this.setAttempt({ since: {}, firstError: attempt.firstError ?? failure });
    this.tryNext(failure, this.now);
  }

  private exclude(): void {
    this.set({ excluded: [...this.state.excluded, this.release.version] });
  }

  /** The release is not tried first for a while, and its team learns of it. */
  private noteFailure(failure: RemoteLoadError, measured: { afterMs?: number } = {}): void {
    const { version, reason } = failure;
    if (version === null) return;
    const fellBackTo = this.others[0]?.version ?? null;
    if (reason === 'timeout') this.set({ timedOut: [...this.state.timedOut, version] });
    this.remember({ what: 'failed', version, at: this.now });
    this.effects.push({ type: 'report failure', failure, fellBackTo, ...measured });
  }

  private noteCrash(version: string): void {
    const cause = new Error('The page ended while it drew.');
    this.noteFailure(new RemoteLoadError(this.state.remote, version, 'render', 'crash', cause));
  }

  private draw(app: RemoteApp): void {
    const { attempt, isScreenWanted } = this.state;
    const { release } = this;
    const since = { ...attempt.since, render: this.now };
    this.setAttempt({ phase: 'render', since });
    this.set({ view: { status: 'ready', app, release, attempt: attempt.id }, shownPath: null });
    if (isScreenWanted) this.effects.push({ type: 'mark drawing', release });
  }

  private beginWait(): void {
    const { attempt, wait } = this.state;
    if (wait?.path === this.path) return;
    // The first screen has what is left of its release's deadline; each later one has a deadline of its own.
    const limitMs = this.hasShown
      ? RELEASE_DEADLINE_MS
      : Math.max(attempt.deadlineAt - this.now, SCREEN_MINIMUM_MS);
    // With nothing else to show, a chunk may take the two minutes of section 8.
    const deadlineAt = this.others.length > 0 ? this.now + limitMs : Infinity;
    const lateAt = this.now + LATE_AFTER_MS;
    this.set({ wait: { path: this.path, since: this.now, lateAt, deadlineAt } });
  }

  private endWait(): void {
    this.set({ wait: null, isLate: false });
  }

  private noteShown(shownPath: string): void {
    const { release } = this;
    this.endWait();
    this.set({ shownPath });
    this.effects.push({ type: 'mark drawing', release: null });
    if (this.hasShown) return;
    const { registry = NaN, entry = NaN, chunk = NaN, render = NaN } = this.state.attempt.since;
    const phases = {
      registry: entry - registry,
      entry: chunk - entry,
      chunk: render - chunk,
      render: this.now - render,
    };
    this.setAttempt({ phase: null });
    this.remember({ what: 'good', release, at: this.now });
    this.effects.push({ type: 'report load', version: release.version, phases });
  }

  /** A fault of a screen that was never shown is the release's; afterwards it is the screen's own. */
  private noteFault(error: unknown, pathname: string): void {
    this.effects.push({ type: 'mark drawing', release: null });
    if (this.state.shownPath === pathname)
      this.effects.push({ type: 'report error', version: this.release.version });
    else this.giveUp(error);
    this.endWait();
  }

  /** The whole release gives way to another one, if there is one; otherwise its other screens can still be used. */
  private giveUp(cause: unknown): void {
    const { remote, attempt, wait } = this.state;
    const { registry, entry = this.now, render = this.now } = attempt.since;
    const phase = isChunkError(cause) ? 'chunk' : 'render';
    const reason = reasonOf(cause, phase);
    const failure = new RemoteLoadError(remote, this.release.version, phase, reason, cause);
    // What throws at once was not waited for; the first screen was waited for as long as its release.
    const waitedMs = wait ? this.now - wait.since : 0;
    const wayMs = this.hasShown ? 0 : render - (registry ?? entry);
    this.noteFailure(failure, { afterMs: waitedMs + wayMs });
    if (this.others.length === 0) return;
    this.exclude();
    this.effects.push({ type: 'forget screens' });
    this.set({ view: LOADING });
    this.search(cause);
  }

  private passTime(): void {
    const { remote, attempt, wait, shownPath } = this.state;
    const { phase } = attempt;
    if (this.now < nextDeadline(this.state)) return;
    if (phase === 'entry' || phase === 'chunk') {
      const late = new DeadlineError('It did not come in time.');
      this.failLoad(new RemoteLoadError(remote, this.release.version, phase, 'timeout', late));
    } else if (wait && this.now < wait.deadlineAt) {
      const isLate = shownPath !== null && shownPath !== this.path;
      this.set({ wait: { ...wait, lateAt: Infinity }, isLate });
    } else if (wait) {
      if (shownPath !== this.path)
        this.giveUp(new DeadlineError('Its screen did not come in time.'));
      this.endWait();
    }
  }
}

/** The life of one remote in a page: what an event makes of it, and what is to be done. */
export function reduce(
  state: RemoteState,
  event: RemoteEvent,
  { now, path }: PageMoment,
): { state: RemoteState; effects: RemoteEffect[] } {
  const turn = new Turn(state, now, path);
  turn.take(event);
  return { state: turn.state, effects: turn.effects };
}
