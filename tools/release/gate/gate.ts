import type { PublishedManifest } from '../layout';
import { readRegistry } from '../registry-document';
import type { ReleaseStore } from '../store';
import { lineOf, passed, refused, type Check } from './check';
import { checkFacts } from './check-facts';
import { checkFiles } from './check-files';
import { findMeetings, type Meeting } from './meeting';

/** Prints what was found; false when something is refused. */
function report(checks: readonly Check[]): boolean {
  for (const check of checks) console.log(lineOf(check));
  return checks.every(({ problem }) => problem === null);
}

/** Shows the remotes in a browser. What nobody has seen work does not go live. */
async function tryOut(store: ReleaseStore, meetings: readonly Meeting[]): Promise<Check[]> {
  try {
    // Fetched late: a release that is refused for its facts needs no browser.
    const { runSuite } = await import('./suite/run-suite');
    return await runSuite(store, meetings);
  } catch (error) {
    return [
      refused('trying it in a browser', error instanceof Error ? error.message : String(error)),
    ];
  }
}

/**
 * Finds out whether a published release goes together with what is live, and prints what it looked at: what
 * the builds say of each other, then what a browser shows of them.
 * @returns false when the release must not go live
 * @throws Error when the store does not have what its registry names
 */
export async function passGate(store: ReleaseStore, manifest: PublishedManifest): Promise<boolean> {
  const meetings = await findMeetings(store, await readRegistry(store), manifest);
  const facts = [...(await checkFiles(store, manifest)), ...meetings.flatMap(checkFacts)];
  if (!report(facts)) return false;
  if (meetings.length === 0) {
    const other = manifest.name === 'shell' ? 'remotes' : 'shell';
    return report([passed(`${store.name} has no ${other} yet that it must go together with`)]);
  }
  const live = meetings.filter(({ standing }) => standing === 'live');
  return report(await tryOut(store, live));
}
