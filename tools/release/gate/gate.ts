import type { PublishedManifest } from '../layout';
import { readRegistry } from '../registry-document';
import type { ReleaseStore } from '../store';
import { lineOf, passed, type Check } from './check';
import { checkFacts } from './check-facts';
import { findMeetings } from './meeting';

const isRefused = ({ problem }: Check): boolean => problem !== null;

function report(checks: Check[]): boolean {
  for (const check of checks) console.log(lineOf(check));
  return !checks.some(isRefused);
}

/**
 * Finds out whether a published release goes together with what is live, and prints what it looked at.
 * @returns false when the release must not go live
 * @throws Error when the store does not have what its registry names
 */
export async function passGate(store: ReleaseStore, manifest: PublishedManifest): Promise<boolean> {
  const meetings = await findMeetings(store, await readRegistry(store), manifest);
  if (meetings.length === 0) {
    const other = manifest.name === 'shell' ? 'remotes' : 'shell';
    return report([passed(`${store.name} has no ${other} that it would have to go together with`)]);
  }
  return report(meetings.flatMap(checkFacts));
}
