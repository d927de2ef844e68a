import type {
  AppName,
  Registry,
  RegistryLine,
  RemoteRelease,
} from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { messageOf, RefusedRollback } from '../errors';
import { checkRollback } from './check-rollback';
import { findBefore, findOrigin } from '../store/history';
import { NoSuchRelease, originOf, readManifest, toRemoteRelease } from '../store/layout';
import type { ReleaseStore } from '../store/release-store';

/** One try of a rollback, on the registry as it is. */
export interface RollbackStep {
  store: ReleaseStore;
  registry: Registry;
  from: string;
  to: string;
  isForced: boolean;
  /** What is worth knowing, and stops nobody; grows. */
  notes: string[];
}

/** @throws RefusedRollback when a release does not go together with what is live */
export async function expectFit(
  { store, registry, isForced, notes }: RollbackStep,
  manifest: ReleaseManifest,
): Promise<void> {
  const found = await checkRollback(store, registry, manifest);
  notes.push(...found.notes);
  const problems = found.problems.map(({ problem }) => problem);
  if (problems.length === 0) return;
  if (isForced) {
    notes.push(...problems);
    return;
  }
  const first = [...new Set(found.problems.map(({ app }) => app))].join(' and ');
  const what = `${manifest.name}@${manifest.version} does not go together with what is live, and nothing was changed`;
  throw new RefusedRollback(
    `${what}: ${problems.join(' ')} Move ${first} first, by a rollback or a release; --force goes back all the same.`,
  );
}

/** Where a release's files are: where they were when it was used last, else where those of the line are. */
async function usedOrigin(
  { store }: RollbackStep,
  line: RegistryLine,
  version: string,
): Promise<string> {
  const known = await findOrigin(store, line.name, version).catch(() => null);
  return known ?? originOf(line);
}

/**
 * The release behind the one that becomes live; null when there is none, or none that fits. Whatever it is, it
 * must not keep anybody from going back.
 */
export async function fallbackOf<A extends AppName>(
  { store, registry, from, to, notes }: RollbackStep,
  app: A,
) {
  try {
    const before = await findBefore(store, app, to, from);
    const manifest = before === null ? null : await readManifest(store, app, before);
    // Pages take one shell or another; only remotes are fallen back to by themselves.
    if (!manifest || manifest.name === 'shell') return manifest;
    const { problems } = await checkRollback(store, registry, manifest);
    if (problems.length === 0) return manifest;
    const reasons = problems.map(({ problem }) => problem).join(' ');
    notes.push(`There is nothing to fall back to: ${reasons}`);
  } catch (error) {
    if (!(error instanceof NoSuchRelease)) {
      notes.push(`What to fall back to is not known: ${messageOf(error)}`);
    }
  }
  return null;
}

/** @throws Error when the store does not have the release, or it was changed since it was built */
async function readRelease(
  step: RollbackStep,
  line: RegistryLine,
  origin: string | undefined,
): Promise<RemoteRelease> {
  const manifest = await readManifest(step.store, line.name, step.to);
  await expectFit(step, manifest);
  return toRemoteRelease(manifest, origin ?? (await usedOrigin(step, line, step.to)));
}

/** The line of a remote after the rollback. */
export async function remoteLine(
  step: RollbackStep,
  line: RegistryLine,
  origin: string | undefined,
): Promise<RegistryLine> {
  const known = line.previous?.version === step.to && origin === undefined ? line.previous : null;
  const read = await readRelease(step, line, origin).catch((error: unknown) => {
    // What the line knows is enough: going back must work even if the store does not have what it should.
    if (!known || error instanceof RefusedRollback) throw error;
    step.notes.push(`${line.name}@${step.to} was not looked at: ${messageOf(error)}`);
    return known;
  });
  const before = await fallbackOf(step, line.name);
  const previous = before && toRemoteRelease(before, await usedOrigin(step, line, before.version));
  return { ...(known ?? read), previous };
}
