import type { RemoteApp } from '@syndication/contract/host';
import {
  CHUNK_LOAD_TIMEOUT_MS,
  type RemoteName,
  type RemoteRelease,
} from '@syndication/contract/release/registry.rules';
import type { LoadPhase } from '@syndication/contract/release/release-reports.rules';

import { findCandidates } from './candidates';
import type { OnRebuilt } from './dev-releases';
import { DeadlineError, RemoteLoadError } from './failures';
import { refetchScripts } from './fetch-scripts';
import { loadRelease } from './load-release';
import { noteFailure } from './note-failure';
import { pauseBeforeRetry } from './retry';

/** How long a release may take to its first screen while there is another one to show; the first one with the registry. */
export const RELEASE_DEADLINE_MS = 20_000;
/** Milliseconds that each part of the way took. */
export interface LoadTimes {
  registry: number;
  entry: number;
  chunk: number;
}

/** A remote in the page. */
export interface LoadedRemote {
  app: RemoteApp;
  release: RemoteRelease;
  times: LoadTimes;
  /** When the page began to wait for it (on the clock of `performance.now`, as all moments here). */
  awaitedAt: number;
  /** When it could draw. */
  readyAt: number;
  /** When what is left of its deadline ends, for the first screen. */
  deadlineAt: number;
}

function within<T>(promise: Promise<T>, deadlineAt: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const fail = () => reject(new DeadlineError('It did not come in time.'));
    timer = setTimeout(fail, deadlineAt - performance.now());
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}

/** What a second try may help against. */
const isPassing = ({ reason }: RemoteLoadError): boolean =>
  reason === 'network' || reason === 'integrity' || reason === 'import';

/** The way of one release into the page, its second try included. */
interface Attempt {
  registryMs: number;
  awaitedAt: number;
  startedAt: number;
  deadlineAt: number;
  /** How far it has come. */
  phase: LoadPhase;
}

async function tryRelease(release: RemoteRelease, attempt: Attempt): Promise<LoadedRemote> {
  let entryAt = attempt.startedAt;
  attempt.phase = 'entry';
  const noteEntry = () => {
    entryAt = performance.now();
    attempt.phase = 'chunk';
  };
  const app = await loadRelease(release, noteEntry);
  const readyAt = performance.now();
  const times = {
    registry: attempt.registryMs,
    entry: entryAt - attempt.startedAt,
    chunk: readyAt - entryAt,
  };
  const { awaitedAt, deadlineAt } = attempt;
  return { app, release, times, awaitedAt, readyAt, deadlineAt };
}

/** Once more, after what the browser's cache has of it was fetched anew. */
async function retryRelease(
  release: RemoteRelease,
  attempt: Attempt,
  first: RemoteLoadError,
): Promise<LoadedRemote> {
  if (!isPassing(first)) throw first;
  await pauseBeforeRetry();
  const remainingMs = Math.max(0, attempt.deadlineAt - performance.now());
  const signal = AbortSignal.timeout(Math.round(remainingMs));
  const wrong = await refetchScripts(release, signal);
  if (wrong) {
    throw new RemoteLoadError(
      release.name,
      release.version,
      wrong.phase,
      wrong.reason,
      first.cause,
    );
  }
  return tryRelease(release, attempt);
}

async function loadInTime(release: RemoteRelease, attempt: Attempt): Promise<LoadedRemote> {
  try {
    const coming = tryRelease(release, attempt).catch((error: RemoteLoadError) =>
      retryRelease(release, attempt, error),
    );
    return await within(coming, attempt.deadlineAt);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    throw new RemoteLoadError(release.name, release.version, attempt.phase, 'timeout', error);
  }
}

async function findReleases(remote: RemoteName, onRebuilt: OnRebuilt): Promise<RemoteRelease[]> {
  try {
    return await findCandidates(remote, onRebuilt);
  } catch (cause) {
    throw new RemoteLoadError(remote, null, 'registry', 'network', cause);
  }
}

/**
 * Brings a remote into the page: the release that is meant for this member, else the last one that worked.
 * @param failed versions that are not to be tried (again); those that fail now are added
 * @param onRebuilt called when a development server that stands in for releases has built another one
 * @throws RemoteLoadError of the release that was tried first, when none could be loaded
 */
export async function loadRemoteApp(
  remote: RemoteName,
  failed: Set<string>,
  onRebuilt: OnRebuilt,
): Promise<LoadedRemote> {
  const askedAt = performance.now();
  const releases = (await findReleases(remote, onRebuilt)).filter(
    ({ version }) => !failed.has(version),
  );
  const registryMs = performance.now() - askedAt;
  let firstFailure: RemoteLoadError | null = null;
  for (const [index, release] of releases.entries()) {
    const next = releases[index + 1] ?? null;
    const limitMs = next ? RELEASE_DEADLINE_MS : CHUNK_LOAD_TIMEOUT_MS;
    const startedAt = performance.now();
    // Waiting for the registry is part of waiting for the first one.
    const awaitedAt = index === 0 ? askedAt : startedAt;
    const deadlineAt = awaitedAt + limitMs;
    const attempt: Attempt = { registryMs, awaitedAt, startedAt, deadlineAt, phase: 'entry' };
    try {
      return await loadInTime(release, attempt);
    } catch (error) {
      const failure = error as RemoteLoadError;
      firstFailure ??= failure;
      failed.add(release.version);
      const afterMs = performance.now() - awaitedAt;
      noteFailure(failure, { fellBackTo: next?.version ?? null, afterMs });
    }
  }
  throw firstFailure ?? noRelease(remote);
}

function noRelease(remote: RemoteName): RemoteLoadError {
  const cause = new Error(`There is no other release of ${remote}.`);
  return new RemoteLoadError(remote, null, 'registry', 'network', cause);
}
