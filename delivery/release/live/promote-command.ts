import { openStore } from '../store/folder-store';
import { goThroughGate } from '../check/gate';
import { makeLive } from './registry-entries';
import { requireApp, requireFlag, type ReleaseOptions } from '../options';
import { copyLiveRelease } from './promote';

/** `promote <app> --from <store> --to <store> [--version <v>]` */
export async function promote(options: ReleaseOptions): Promise<number> {
  const app = requireApp(options);
  const [from, to] = [requireFlag(options, 'from'), requireFlag(options, 'to')].map(openStore);
  if (!from || !to) throw new Error('Two stores are needed.');
  const { origin, reason, version } = options.flags;
  const manifest = await copyLiveRelease(from, to, app, version);
  const flip = await goThroughGate(to, manifest, (met) =>
    makeLive(to, manifest, { action: 'promote', reason, origin, met }),
  );
  if (!flip) return 1;
  const done = flip.isChanged ? 'is live' : 'was live already';
  console.log(`${app}@${manifest.version} ${done} in ${to.name}.`);
  return 0;
}
