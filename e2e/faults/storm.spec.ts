import path from 'node:path';

import { APP_NAMES, type AppName } from '@syndication/contract/release/registry.rules';
import { readRegistry } from '@syndication/delivery-release/store/registry';

import { expect, test } from '../fixtures/fault-test';
import { PEOPLE, type Person } from '../fixtures/people';
import { goodRelease } from './matrix/faults';
import { Team } from './storm/team';
import { Traffic, type Visitor } from './storm/visits';

/** Long enough for every visit of a slow machine. */
const LIMIT_MS = 15 * 60_000;

/** Releases and rollbacks of one storm; each release is rolled back. */
const STORMS = [
  { flips: 8, tag: [] },
  { flips: 50, tag: '@full' },
];

interface Flip {
  app: AppName;
  action: 'release' | 'rollback';
  /** How long the command took, and until the first page with its result was shown. */
  flipMs: number;
  seenMs: number;
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

function describe(flips: readonly Flip[], action: Flip['action']): string {
  const some = flips.filter((flip) => flip.action === action);
  const flipMs = some.map((flip) => flip.flipMs);
  const seenMs = some.map((flip) => flip.seenMs);
  return `${some.length} × ${action}: ${middle(flipMs)} ms (at most ${Math.max(...flipMs)}), first page after ${middle(seenMs)} ms (at most ${Math.max(...seenMs)})`;
}

for (const { flips: wanted, tag } of STORMS) {
  test(
    `no page fails while two teams release and roll back ${wanted} times`,
    { tag },
    async ({ browser, platform, releases, stateOf }) => {
      test.setTimeout(LIMIT_MS);
      // Those that somebody visits below.
      const nextOf = {
        shell: await releases.shell('next'),
        'investor-app': await goodRelease(releases, 'next'),
        'entrepreneur-app': await releases.remote('entrepreneur-app', 'next', {
          entry: (code) => `${code}\n/* next */`,
        }),
        'auth-app': await releases.remote('auth-app', 'next', {
          entry: (code) => `${code}\n/* next */`,
        }),
        'association-app': await releases.remote('association-app', 'next', {
          entry: (code) => `${code}\n/* next */`,
        }),
      };
      const visitor = async (person: Person | null, rest: Omit<Visitor, 'page'>) => {
        const context = await browser.newContext({
          baseURL: platform.origin,
          ...(person && { storageState: await stateOf(person) }),
        });
        return { page: await context.newPage(), ...rest };
      };
      const visitors = await Promise.all([
        visitor(PEOPLE.reader, { path: '/', remote: 'investor-app', heading: /Deals$/ }),
        visitor(PEOPLE.entrepreneur, {
          path: '/',
          remote: 'entrepreneur-app',
          heading: /Brightloom/,
        }),
        visitor(null, { path: '/investor-signin', remote: 'auth-app', heading: /Sign in/i }),
        visitor(PEOPLE.staff, {
          path: '/console',
          remote: 'association-app',
          heading: /^Console$/,
        }),
      ]);
      const folder = path.join(platform.dataDir, 'releases');
      const teams = [Team.start(folder), Team.start(folder)];
      const traffic = new Traffic(platform.origin, visitors);
      const before = await readRegistry(releases.store);
      const flips: Flip[] = [];
      const free = Object.keys(nextOf) as (keyof typeof nextOf)[];

      /** Releases one app after the other and rolls each back; no two teams have the same app at once. */
      async function work(team: Team): Promise<void> {
        for (let done = 0; done < wanted / teams.length; done += 2) {
          const app = free.shift()!;
          for (const action of ['release', 'rollback'] as const) {
            const order = { action, app, version: nextOf[app].version };
            const { live, startedAt, flippedAt } = await team.carryOut(order);
            const { shownAt } = await traffic.firstVisit(app, live, flippedAt);
            flips.push({
              app,
              action,
              flipMs: flippedAt - startedAt,
              seenMs: shownAt - flippedAt,
            });
          }
          free.push(app);
        }
      }

      try {
        await Promise.all(teams.map(work));
      } finally {
        await traffic.stop();
        await Promise.all(teams.map((team) => team.stop()));
        await Promise.all(visitors.map(({ page }) => page.context().close()));
      }
      console.log(
        [
          `${traffic.visits.length} pages in browsers and ${traffic.fetches} by HTTP, ${traffic.failures.length} failed`,
          describe(flips, 'release'),
          describe(flips, 'rollback'),
        ].join('\n'),
      );
      expect(traffic.failures).toEqual([]);
      expect(flips.length).toBeGreaterThanOrEqual(wanted);
      // Nothing of what the teams wrote at the same time was lost.
      const versions = (registry: typeof before) =>
        Object.fromEntries(APP_NAMES.map((app) => [app, registry[app]?.version]));
      expect(versions(await readRegistry(releases.store))).toEqual(versions(before));
    },
  );
}
