import type { AppName, Registry, RegistryLine } from '@syndication/contract/release/registry.rules';
import type { ReleaseManifest } from '@syndication/contract/release/release-manifest.rules';

import { counterpartsOf, pairUp, type Pair } from '../check/compatibility';
import { explainBreak } from '../check/explain-break';
import { findBreaks, findDoubles } from '../check/facts';
import { messageOf } from '../command-line.mjs';
import { previousVersion, shellEntry, type RegistryChange } from '../live/registry-entries';
import { requireApp, requireFlag, type ReleaseOptions } from '../options';
import { findBefore, findOrigin, recordEvent } from '../store/events';
import { openStore } from '../store/folder-store';
import { NoSuchRelease, originOf, readManifest, toRemoteRelease } from '../store/layout';
import { changeRegistry, readRegistry } from '../store/registry-document';
import type { ReleaseStore } from '../store/release-store';

/** Going back would break something else; the message says what has to move first. */
export class RefusedRollback extends Error {}

/** To which release, why, and from which: another one that came meanwhile is left alone. */
export interface RollbackOptions {
  version?: string | undefined;
  reason?: string | undefined;
  expected?: string | undefined;
  /** Where the files of a remote's release are; without, where they were when it was live. */
  origin?: string | undefined;
  /** Also to a release that is not compatible with what is live. */
  isForced?: boolean | undefined;
}

/** A rollback that was done, and what is worth knowing of it. */
export interface Rollback extends RegistryChange {
  notes: string[];
}

/** One attempt, on the registry as it is. */
interface Attempt {
  store: ReleaseStore;
  registry: Registry;
  from: string;
  to: string;
  origin: string | undefined;
  isForced: boolean;
  /** What is worth knowing, and stops nobody; grows. */
  notes: string[];
}

/** What speaks against going back to a release. */
interface Findings {
  /** What would break for members, and because of which app. */
  problems: { app: AppName; problem: string }[];
  notes: string[];
}

function findingsOf(pair: Pair, app: AppName): Findings {
  const { remote, shell, candidate, slot } = pair;
  const breaks = findBreaks(remote, shell).map((found) => explainBreak(pair, found));
  // Browsers may fall back to the one before, but everybody has what is live.
  if (slot === 'previous') return { problems: [], notes: breaks };
  const doubles = candidate === 'remote' ? findDoubles(remote, shell) : [];
  return {
    problems: breaks.map((problem) => ({ app, problem })),
    // It was live beside this shell when the shell began to bring it.
    notes: doubles.map((found) => explainBreak(pair, found)),
  };
}

/** Compares a release with what is live, by what the builds say: what cannot be read stops nobody. */
async function checkRollback(
  { store, registry }: Attempt,
  candidate: ReleaseManifest,
): Promise<Findings> {
  const found = await Promise.all(
    counterpartsOf(registry, candidate.name).map((counterpart) =>
      pairUp(store, candidate, counterpart).then(
        (pair) => findingsOf(pair, counterpart.app),
        (error: unknown): Findings => ({
          problems: [],
          notes: [`${counterpart.app} was not checked: ${messageOf(error)}`],
        }),
      ),
    ),
  );
  return {
    problems: found.flatMap(({ problems }) => problems),
    notes: found.flatMap(({ notes }) => notes),
  };
}

/** @throws RefusedRollback when a release is not compatible with what is live */
async function expectCompatible(attempt: Attempt, manifest: ReleaseManifest): Promise<void> {
  const found = await checkRollback(attempt, manifest);
  attempt.notes.push(...found.notes);
  const problems = found.problems.map(({ problem }) => problem);
  if (problems.length === 0) return;
  if (attempt.isForced) {
    attempt.notes.push(...problems);
    return;
  }
  const first = [...new Set(found.problems.map(({ app }) => app))].join(' and ');
  const what = `${manifest.name}@${manifest.version} is not compatible with what is live, and nothing was changed`;
  throw new RefusedRollback(
    `${what}: ${problems.join(' ')} Move ${first} first, by a rollback or a release; --force goes back all the same.`,
  );
}

/**
 * The release behind the one that becomes live; null when there is none, or none that is compatible. Whatever it
 * is, it must not keep anybody from going back.
 */
async function findFallback<A extends AppName>(attempt: Attempt, app: A) {
  const { store, from, to, notes } = attempt;
  try {
    const before = await findBefore(store, app, to, from);
    const manifest = before === null ? null : await readManifest(store, app, before);
    // Pages take one shell or another; only remotes are fallen back to by themselves.
    if (!manifest || manifest.name === 'shell') return manifest;
    const { problems } = await checkRollback(attempt, manifest);
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

/** The entry of a remote after the rollback. @throws RefusedRollback when it is not compatible */
async function remoteEntry(attempt: Attempt, current: RegistryLine): Promise<RegistryLine> {
  const { store, to, origin, notes } = attempt;
  const { name: app, previous } = current;
  /** Where the files of a release were when it was used last, else where those of the live one are. */
  const usedOrigin = async (version: string): Promise<string> =>
    (await findOrigin(store, app, version).catch(() => null)) ?? originOf(current);
  const known = previous?.version === to && origin === undefined ? previous : null;
  const readRelease = async () => {
    const manifest = await readManifest(store, app, to);
    await expectCompatible(attempt, manifest);
    return known ?? toRemoteRelease(manifest, origin ?? (await usedOrigin(to)));
  };
  const release = await readRelease().catch((error: unknown) => {
    // What the entry knows is enough: going back must work even if the store does not have what it should.
    if (!known || error instanceof RefusedRollback) throw error;
    notes.push(`${app}@${to} was not checked: ${messageOf(error)}`);
    return known;
  });
  const before = await findFallback(attempt, app);
  const fallback = before && toRemoteRelease(before, await usedOrigin(before.version));
  return { ...release, previous: fallback };
}

/**
 * Goes back to the release before the live one, or to a named one; needs no build and no browser. The release
 * that is left does not become the one to fall back to: that is the one before, if the events know it.
 * @throws RefusedRollback when the release is not compatible with what is live
 * @throws Error when there is nothing to go back to
 */
export async function rollBack(
  store: ReleaseStore,
  app: AppName,
  { version, reason, expected, origin, isForced = false }: RollbackOptions = {},
): Promise<Rollback> {
  let done = { from: '', to: '', notes: [] as string[] };
  let servedFrom: string | undefined;
  await changeRegistry(store, async (registry) => {
    const current = registry[app];
    if (!current) throw new Error(`${app} has never been released to ${store.name}.`);
    const from = current.version;
    if (expected && from !== expected) throw new Error(`${app}@${from} came meanwhile.`);
    const to = version ?? previousVersion(current) ?? '';
    if (!to) throw new Error(`There is no release before ${app}@${from} in ${store.name}.`);
    if (to === from) throw new Error(`${app}@${to} is live already.`);
    const attempt: Attempt = { store, registry, from, to, origin, isForced, notes: [] };
    done = attempt;
    if (current.name === 'shell') {
      const manifest = await readManifest(store, 'shell', to);
      await expectCompatible(attempt, manifest);
      const before = await findFallback(attempt, 'shell');
      return { ...registry, shell: shellEntry(manifest, before?.version ?? null) };
    }
    const next = await remoteEntry(attempt, current);
    servedFrom = originOf(next) || undefined;
    return { ...registry, [app]: next };
  });
  const { from, to, notes } = done;
  await recordEvent(store, { app, action: 'rollback', from, to, reason, origin: servedFrom });
  return { app, from, to, isChanged: true, notes };
}

/** `rollback <app> --to <store> [--version <v>] [--force]` */
export async function rollback(options: ReleaseOptions): Promise<number> {
  const app = requireApp(options);
  const { version, reason, origin, force } = options.flags;
  const store = openStore(requireFlag(options, 'to'));
  // Two people who take back the same release go back one, not two.
  const expected = (await readRegistry(store))[app]?.version;
  const done = await rollBack(store, app, { version, reason, origin, expected, isForced: force });
  for (const note of done.notes) console.log(`note     ${note}`);
  console.log(`${app}@${done.to} is live again in ${store.name}, in place of ${done.from}.`);
  return 0;
}
