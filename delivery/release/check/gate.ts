import { constants } from 'node:os';

import type { Registry } from '@syndication/contract/release/registry.rules';
import { integrityOf } from '@syndication/delivery-build/integrity';
import { keyOfFile, PAGE_FILE } from '@syndication/delivery-build/store-layout';

import { messageOf } from '../command-line.mjs';
import { eachFile } from '../publish/publish';
import type { PublishedManifest } from '../store/layout';
import { readRegistry } from '../store/registry';
import type { ReleaseStore } from '../store/release-store';
import {
  counterpartsOf,
  expectUnchanged,
  OutdatedVerdict,
  readPair,
  type Check,
} from './compatibility';
import { checkFacts } from './facts';

/** The gate takes seconds, and teams release hours apart. */
const ATTEMPTS = 3;

/** Whether the store has all files of a release unchanged, and the release lists its first scripts. */
export async function checkFiles(store: ReleaseStore, manifest: PublishedManifest): Promise<Check> {
  const { name, version, files } = manifest;
  const first = name === 'shell' ? [PAGE_FILE] : [manifest.entry, ...manifest.assets];
  const unnamed = first.filter((file) => !(file in files));
  const broken = await eachFile(Object.entries(files), async ([file, integrity]) => {
    const stored = await store.read(keyOfFile(name, version, file));
    if (!stored) return [`${file} is missing in ${store.name}`];
    return integrityOf(stored.body) === integrity ? [] : [`${file} is not what was built`];
  });
  const problems = [...unnamed.map((file) => `its build has no ${file}`), ...broken.flat()];
  return { subject: `${Object.keys(files).length} files`, problems };
}

/** Prints the results; false when something is refused. */
function report(checks: readonly Check[]): boolean {
  for (const { subject, problems } of checks) {
    if (problems.length === 0) console.log(`ok       ${subject}`);
    for (const problem of problems) console.log(`refused  ${subject}: ${problem}`);
  }
  return checks.every(({ problems }) => problems.length === 0);
}

/**
 * Checks a published release against what is live, first by the builds' facts, then in a browser.
 * @returns a function that throws if the registry has changed since; null when the release must not go live
 */
async function passGate(store: ReleaseStore, manifest: PublishedManifest) {
  const registry = await readRegistry(store);
  const counterparts = counterpartsOf(registry, manifest.name);
  const verify = (now: Registry) => expectUnchanged(now, manifest.name, counterparts);
  const pairs = await Promise.all(counterparts.map((other) => readPair(store, manifest, other)));
  if (!report([await checkFiles(store, manifest), ...pairs.map(checkFacts)])) return null;
  if (pairs.length === 0) {
    const other = manifest.name === 'shell' ? 'remotes' : 'shell';
    console.log(`ok       ${store.name} has no ${other} yet that it must be compatible with`);
    return verify;
  }
  const live = pairs.filter(({ slot }) => slot === 'live');
  // Imported late: a release that is refused for its facts needs no browser.
  const checks = await import('./suite/run-suite')
    .then(({ runSuite }) => runSuite(store, live))
    // Without a result from the browser, the release does not go live.
    .catch((error: unknown) => [
      { subject: 'trying it in a browser', problems: [messageOf(error)] },
    ]);
  return report(checks) ? verify : null;
}

/** Signals end the command only during the check; the change of the registry that follows is completed. */
let isChecking = false;

function interrupt(signal: NodeJS.Signals): void {
  if (!isChecking) return;
  console.error('Interrupted while the release was tried: what is live stays.');
  process.exit(128 + constants.signals[signal]);
}

/**
 * Lets a published release go live if it is compatible with what is live; it is checked again if that changes meanwhile.
 * @param go makes the release live; it calls `verify` before it changes the registry
 * @returns the exit code: 1 when the release must not go live
 */
export async function goThroughGate(
  store: ReleaseStore,
  manifest: PublishedManifest,
  go: (verify: (registry: Registry) => void) => Promise<void>,
): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.off(signal, interrupt).on(signal, interrupt);
  }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    isChecking = true;
    const verify = await passGate(store, manifest);
    isChecking = false;
    if (!verify) return 1;
    try {
      await go(verify);
      return 0;
    } catch (error) {
      if (!(error instanceof OutdatedVerdict)) throw error;
      console.log(`again    ${error.message}`);
    }
  }
  throw new Error(`${store.name} keeps changing, and nothing was released. Try again later.`);
}
