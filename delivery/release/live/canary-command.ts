import { REMOTES } from '@syndication/contract/release/remotes.rules';

import { endCanary, startCanary } from './canary';
import { UsageError } from '../errors';
import { openStore } from '../store/folder-store';
import { goThroughGate } from '../check/gate';
import { readNumber, requireFlag, requireRemote, type ReleaseOptions } from '../options';
import { bringCandidate } from './release';

/** `canary <app> --to <store> --share 10 [--members a@b.c] | --end` */
export async function canary(options: ReleaseOptions): Promise<number> {
  const app = requireRemote(options);
  const store = openStore(requireFlag(options, 'to'));
  const { end, members, origin } = options.flags;
  if (end) {
    const version = await endCanary(store, app);
    console.log(`Nobody gets ${app}@${version} any more; the live release is for everybody.`);
    return 0;
  }
  if (REMOTES[app].role === null) {
    throw new UsageError(
      `Nobody is signed in where ${app} is shown: nobody could be drawn for it.`,
    );
  }
  const sharePercent = readNumber(options, 'share', 0, [0, 100]);
  const addresses = (members ?? '').split(',').filter((address) => address.trim() !== '');
  if (sharePercent === 0 && addresses.length === 0) {
    throw new UsageError('Who gets it? --share 10 or --members a@b.c');
  }
  const manifest = await bringCandidate(store, app, options.flags);
  if (manifest.name === 'shell') throw new Error('The shell has no canary.');
  const isStarted = await goThroughGate(store, manifest, async (met) => {
    await startCanary(store, manifest, { sharePercent, addresses, origin, met });
    return true;
  });
  if (!isStarted) return 1;
  const byName = addresses.length > 0 ? ` and ${addresses.length} by name` : '';
  console.log(`${app}@${manifest.version} goes to ${sharePercent} % of members${byName}.`);
  return 0;
}
