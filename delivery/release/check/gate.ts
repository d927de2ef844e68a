import { messageOf, OutdatedVerdict } from '../errors';
import type { PublishedManifest } from '../store/layout';
import { readRegistry } from '../store/registry-document';
import type { ReleaseStore } from '../store/release-store';
import { lineOf, passed, refused, type Check } from './check';
import { checkFacts } from './check-facts';
import { checkFiles } from './check-files';
import { findMeetings, releasesMet, type Meeting, type MetRelease } from './compatibility';
import type { SuiteResult } from './suite/run-suite';

/** The gate takes seconds, and teams release hours apart. */
const ATTEMPTS = 3;

/** Prints what was found; false when something is refused. */
function report(checks: readonly Check[]): boolean {
  for (const check of checks) console.log(lineOf(check));
  return checks.every(({ problem }) => problem === null);
}

/** Shows the remotes in a browser. What nobody has seen work does not go live. */
async function tryOut(store: ReleaseStore, meetings: readonly Meeting[]): Promise<SuiteResult> {
  try {
    // Fetched late: a release that is refused for its facts needs no browser.
    const { runSuite } = await import('./suite/run-suite');
    return await runSuite(store, meetings);
  } catch (error) {
    const problem = messageOf(error);
    return { checks: [refused('trying it in a browser', problem)], closed: Promise.resolve() };
  }
}

interface Verdict {
  /** What the release was held against; null when it must not go live. */
  met: MetRelease[] | null;
  /** What it was tried in is put away. */
  closed?: Promise<void>;
}

/**
 * Holds a published release against what is live, and prints what it looked at: what the builds say of each
 * other, then what a browser shows of them.
 */
async function passGate(store: ReleaseStore, manifest: PublishedManifest): Promise<Verdict> {
  const registry = await readRegistry(store);
  const met = releasesMet(registry, manifest.name);
  const meetings = await findMeetings(store, registry, manifest);
  const facts = [...(await checkFiles(store, manifest)), ...meetings.flatMap(checkFacts)];
  if (!report(facts)) return { met: null };
  if (meetings.length === 0) {
    const other = manifest.name === 'shell' ? 'remotes' : 'shell';
    report([passed(`${store.name} has no ${other} yet that it must go together with`)]);
    return { met };
  }
  const live = meetings.filter(({ standing }) => standing === 'live');
  const { checks, closed } = await tryOut(store, live);
  return { met: report(checks) ? met : null, closed };
}

/**
 * Lets a published release go live if it goes together with what is live; as often as that becomes something
 * else meanwhile, it is tried anew.
 * @param go changes the registry, for what the release was held against only
 * @returns what `go` returns; null when the release must not go live
 * @throws Error when the store does not have what its registry names, or does not come to rest
 */
export async function goThroughGate<T>(
  store: ReleaseStore,
  manifest: PublishedManifest,
  go: (met: MetRelease[]) => Promise<T>,
): Promise<T | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { met, closed } = await passGate(store, manifest);
    try {
      return met && (await go(met));
    } catch (error) {
      if (!(error instanceof OutdatedVerdict)) throw error;
      console.log(`again    ${error.message}`);
    } finally {
      // After the line has changed: nobody should wait for a browser to end.
      await closed;
    }
  }
  throw new Error(`${store.name} does not come to rest; nothing was changed. Try again later.`);
}
