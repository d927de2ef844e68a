import { setTimeout as sleep } from 'node:timers/promises';

import { messageOf, NEEDS_DECISION } from '../command-line.mjs';
import type { ReleaseOptions } from '../options';
import { describeHealth, pollReleases } from './reports';
import { rollBackBadReleases } from './auto-rollback';

const POLL_EVERY_MS = 20_000;

/** Exit codes; `--help` explains them. */
const NOTHING_BAD = 0;
const ROLLED_BACK = 1;

/**
 * `watch [<app>] --to <store> --api <url> [--auto-rollback] [--minutes 15]`: monitors a release for some time, and
 * ends if it rolled it back. A failed poll does not end it, since the network may be the cause; the last poll decides.
 */
export async function watch(options: ReleaseOptions): Promise<number> {
  const { to: store, only, flags } = options;
  const api = options.require('api');
  const until = Date.now() + options.readNumber('minutes', 15, [1, 24 * 60]) * 60_000;
  let last = '';
  for (;;) {
    let code = NEEDS_DECISION;
    let found: string[];
    try {
      const judged = await pollReleases(store, api);
      if (describeHealth(judged, only).length === 0) {
        throw new Error(`${only ?? 'Nothing'} has never been released to ${store.name}.`);
      }
      const isBad = judged.some(({ app, verdict }) => verdict === 'bad' && app === (only ?? app));
      const outcomes = flags['auto-rollback'] ? await rollBackBadReleases(store, judged, only) : [];
      code = isBad ? NEEDS_DECISION : NOTHING_BAD;
      if (outcomes.some(({ isRolledBack }) => isRolledBack)) code = ROLLED_BACK;
      found = [...describeHealth(judged, only), ...outcomes.map(({ words }) => words)];
    } catch (error) {
      found = [`This poll failed: ${messageOf(error)}`];
    }
    const now = found.join('\n');
    if (now !== last) console.log(now);
    last = now;
    if (code === ROLLED_BACK || Date.now() + POLL_EVERY_MS > until) return code;
    await sleep(POLL_EVERY_MS);
  }
}
