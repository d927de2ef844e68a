import { setTimeout as sleep } from 'node:timers/promises';

import { openStore } from '../open-store';
import { readNumber, requireFlag, type ReleaseOptions } from '../options';
import { describeHealth, lookAt } from '../reports';
import type { ReleaseStore } from '../store';
import { findBad, takeBackBadReleases } from '../take-back';

const LOOK_EVERY_MS = 20_000;

/** What the command ends with; options.ts tells people. */
const FINE = 0;
const TAKEN_BACK = 1;
const SOMEBODY_HAS_TO_LOOK = 3;

interface Found {
  code: number;
  lines: string[];
}

async function lookOnce(
  { app, flags }: ReleaseOptions,
  store: ReleaseStore,
  api: string,
): Promise<Found> {
  const look = await lookAt(store, api);
  const outcomes = flags['auto-rollback'] ? await takeBackBadReleases(store, look, app) : [];
  const lines = [...describeHealth(look, app), ...outcomes.map(({ words }) => words)];
  if (outcomes.some(({ isTakenBack }) => isTakenBack)) return { code: TAKEN_BACK, lines };
  return { code: findBad(look, app).length > 0 ? SOMEBODY_HAS_TO_LOOK : FINE, lines };
}

/**
 * `watch [<app>] --to <store> --api <url> [--auto-rollback] [--minutes 15]`: stays with a release for a
 * while, and ends when it took it back. One look that fails does not end it: the line may be what goes wrong.
 */
export async function watch(options: ReleaseOptions): Promise<number> {
  const store = openStore(requireFlag(options, 'to'));
  const api = requireFlag(options, 'api');
  const until = Date.now() + readNumber(options, 'minutes', 15, [1, 24 * 60]) * 60_000;
  let code = SOMEBODY_HAS_TO_LOOK;
  let last = '';
  for (;;) {
    const known = code;
    const found = await lookOnce(options, store, api).catch((error: unknown): Found => {
      const message = error instanceof Error ? error.message : String(error);
      return { code: known, lines: [`This look failed, the next one follows: ${message}`] };
    });
    code = found.code;
    const now = found.lines.join('\n');
    if (now !== last) console.log(now);
    last = now;
    if (code === TAKEN_BACK || Date.now() + LOOK_EVERY_MS > until) return code;
    await sleep(LOOK_EVERY_MS);
  }
}
