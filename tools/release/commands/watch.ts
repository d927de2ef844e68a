import { setTimeout as sleep } from 'node:timers/promises';

import { previousVersion } from '../live-lines';
import { openStore } from '../open-store';
import { readNumber, requireFlag, type ReleaseOptions } from '../options';
import { readRegistry } from '../registry-document';
import { fetchReports, healthOf } from '../reports';
import { takeBackBadReleases } from '../take-back';

const LOOK_EVERY_MS = 20_000;

/**
 * `watch [<app>] --to <store> --api <url> [--auto-rollback] [--minutes 15]`: stays with a release for a
 * while; ends with 1 when it was taken back.
 */
export async function watch(options: ReleaseOptions): Promise<number> {
  const store = openStore(requireFlag(options, 'to'));
  const api = requireFlag(options, 'api');
  const until = Date.now() + readNumber(options, 'minutes', 15, [1, 24 * 60]) * 60_000;
  let last = '';
  for (;;) {
    if (options.flags['auto-rollback']) {
      const done = await takeBackBadReleases(store, api, options.app);
      if (done.length > 0) return 1;
    }
    const now = await describe(options, store, api);
    if (now !== last) console.log(now);
    last = now;
    if (Date.now() + LOOK_EVERY_MS > until) return 0;
    await sleep(LOOK_EVERY_MS);
  }
}

async function describe(
  { app: only }: ReleaseOptions,
  store: ReturnType<typeof openStore>,
  api: string,
): Promise<string> {
  const [registry, reports] = await Promise.all([readRegistry(store), fetchReports(api, 1)]);
  return Object.values(registry)
    .filter(({ name }) => only === null || name === only)
    .map((line) => {
      const { verdict, reason } = healthOf(reports, line.name, line.version, previousVersion(line));
      return `${line.name}@${line.version} is ${verdict}: ${reason}.`;
    })
    .join('\n');
}
