import { openStore } from './folder-store';
import { readNumber, requireFlag, type ReleaseOptions } from '../options';
import { prune as pruneStore } from './prune';

const KEPT_RELEASES = 5;

/** `prune --to <store> [--keep 5] [--dry-run]` */
export async function prune(options: ReleaseOptions): Promise<number> {
  const store = openStore(requireFlag(options, 'to'));
  const keep = readNumber(options, 'keep', KEPT_RELEASES, [1, 1000]);
  const isDryRun = options.flags['dry-run'] ?? false;
  const pruned = await pruneStore(store, keep, isDryRun);
  for (const [app, { versions, files }] of Object.entries(pruned)) {
    const what = versions.length > 0 ? versions.join(', ') : 'no release';
    console.log(`${app}: ${isDryRun ? 'would remove' : 'removed'} ${what} (${files} files)`);
  }
  return 0;
}
