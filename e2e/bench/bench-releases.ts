import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser } from 'playwright';

import { finish, runTool, type Platform } from '../fixtures/platform';
import { signIn, withBrowser } from './bench-browser';
import { serveOneBundle, sumBytes } from './bench-page';
import { buildChanged } from './changed-build';
import { listFiles, type FileBytes, type SignedIn } from './page-visit';
import { visitAgain, type RepeatVisit } from './repeat-visit';
import type { Measurement } from './report';

/** Limits of the product (docs/deploying.md). */
const LIMITS = { releaseSeconds: 5, rollbackSeconds: 1, repeatVisit: 0.3, federation: 0.15 };

/** The deals list: what most releases of the investors' remote change. */
const CHANGED_MODULE = /features[\\/]deals[\\/]group-deals\.tsx$/;

/** The shell's first script: webpack's loader and the federation runtime. */
const isRuntime = ({ path: url }: FileBytes) => url.startsWith('/assets/shell.');
const isEntry = ({ path: url }: FileBytes) => /^\/remotes\/.*\/remoteEntry\./.test(url);

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;

/**
 * Runs the release command as a team does, until it reports that the release is live: other browsers have it by then,
 * while the command still closes its own.
 * @returns a function that waits for the command to end
 */
async function runUntilLive(args: readonly string[]): Promise<() => Promise<void>> {
  const command = runTool('release.mjs', [...args], {});
  await new Promise<void>((resolve) => {
    command.child.stdout?.on('data', () => {
      if (command.output().includes(' is live in ')) resolve();
    });
    command.child.once('close', () => resolve());
  });
  return async () => {
    const { code, output } = await finish(command);
    console.log(output.trimEnd());
    if (code !== 0) throw new Error(`The release command ended with ${code}.`);
  };
}

const runRelease = async (args: readonly string[]) => (await runUntilLive(args))();

interface ReleaseTimes {
  /** From the command until a browser shows the release. */
  releaseSeconds: number;
  /** From the command until pages name the previous release. */
  rollbackSeconds: number;
  visit: RepeatVisit;
}

/** Releases a changed build, visits it in a browser that had the previous one, and rolls back. */
async function releaseAndRollBack(
  browser: Browser,
  { origin, dataDir }: Platform,
  signedIn: SignedIn,
): Promise<ReleaseTimes> {
  const store = path.join(dataDir, 'releases');
  const build = await mkdtemp(path.join(tmpdir(), 'changed-build-'));
  const context = await browser.newContext({ storageState: signedIn });
  try {
    await buildChanged('investor-app', CHANGED_MODULE, build);
    await visitAgain(context, origin);
    let startedAt = performance.now();
    const ended = await runUntilLive(['investor-app', '--build', build, '--to', store]);
    const liveSeconds = secondsSince(startedAt);
    const visit = await visitAgain(context, origin);
    await ended();
    if (!visit.isChanged) throw new Error('The browser shows the release before.');
    const releaseSeconds = liveSeconds + visit.firstRowMs / 1000;
    startedAt = performance.now();
    await runRelease(['rollback', 'investor-app', '--to', store]);
    await fetch(`${origin}/registry.json`).then((answer) => answer.json());
    return { releaseSeconds, rollbackSeconds: secondsSince(startedAt), visit };
  } finally {
    await context.close();
    await rm(build, { recursive: true, force: true });
  }
}

function toMeasurements(
  { releaseSeconds, rollbackSeconds, visit }: ReleaseTimes,
  federated: readonly FileBytes[],
  bundled: readonly FileBytes[],
): Measurement[] {
  const overhead = federated.filter((file) => isRuntime(file) || isEntry(file));
  return [
    {
      name: 'release until a browser shows it, beside the build',
      unit: 's',
      product: releaseSeconds,
      limit: { kind: 'at-most', value: LIMITS.releaseSeconds },
    },
    {
      name: 'rollback until pages name the release before',
      unit: 's',
      product: rollbackSeconds,
      limit: { kind: 'at-most', value: LIMITS.rollbackSeconds },
    },
    {
      name: "JavaScript of a repeat visit after one remote's release",
      unit: 'B',
      product: sumBytes(visit.fetched),
      yardstick: { value: sumBytes(bundled), about: 'the same source as one bundle, changed' },
      limit: { kind: 'at-most', value: LIMITS.repeatVisit },
      details: visit,
    },
    {
      name: 'federation runtime and entries',
      unit: 'B (brotli)',
      product: sumBytes(overhead),
      yardstick: { value: sumBytes(federated), about: 'cold JavaScript of the deals page' },
      limit: { kind: 'at-most', value: LIMITS.federation },
      details: { overhead, federated },
    },
  ];
}

/** How long a release takes, what it costs returning visitors, and the size of federation. */
export async function benchReleases(platform: Platform, monoPort: number): Promise<Measurement[]> {
  const bundle = await serveOneBundle(platform, monoPort);
  try {
    return await withBrowser(async (browser) => {
      const signedIn = await signIn(browser, platform.origin);
      const [federated, bundled] = [
        await listFiles(browser, platform.origin, 'script', { signedIn }),
        await listFiles(browser, `http://localhost:${monoPort}`, 'script', { signedIn }),
      ];
      const times = await releaseAndRollBack(browser, platform, signedIn);
      return toMeasurements(times, federated, bundled);
    });
  } finally {
    bundle.close();
  }
}
