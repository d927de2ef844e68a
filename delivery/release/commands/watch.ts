import { setTimeout as sleep } from 'node:timers/promises';

import { messageOf } from '../errors';
import { openStore } from '../folder-store';
import { readNumber, requireFlag, type ReleaseOptions } from '../options';
import { describeHealth, lookAt } from '../reports';
import type { ReleaseStore } from '../store';
import { actByRule, SOMEBODY_HAS_TO_LOOK, TAKEN_BACK } from '../take-back';

const LOOK_EVERY_MS = 20_000;

interface Found {
  code: number;
  lines: string[];
}

async function lookOnce(options: ReleaseOptions, store: ReleaseStore, api: string): Promise<Found> {
  const look = await lookAt(store, api);
  const { code, words } = await actByRule(options, store, look);
  return { code, lines: [...describeHealth(look, options.app), ...words] };
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
      const line = `This look failed, the next one follows: ${messageOf(error)}`;
      return { code: known, lines: [line] };
    });
    code = found.code;
    const now = found.lines.join('\n');
    if (now !== last) console.log(now);
    last = now;
    if (code === TAKEN_BACK || Date.now() + LOOK_EVERY_MS > until) return code;
    await sleep(LOOK_EVERY_MS);
  }
}
