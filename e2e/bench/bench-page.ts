import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import path from 'node:path';

import {
  REGISTRY_PATH,
  REMOTE_NAMES,
  type Registry,
} from '@syndication/contract/release/registry.rules';
import { createPages } from '@syndication/delivery-pages/server';
import { FolderStore } from '@syndication/delivery-release/store/folder-store';
import { releaseBuilds } from '@syndication/delivery-release/publish/publish';
import { changeRegistry } from '@syndication/delivery-release/store/registry';
import type { Browser } from 'playwright';

import type { Platform } from '../fixtures/platform';
import { signIn, withBrowser } from './bench-browser';
import { benchSizes } from './bench-sizes';
import { median } from './median';
import { listFiles, timeFirstRow, type FileBytes, type SignedIn } from './page-visit';
import type { Measurement } from './report';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const VISITS = 5;
const BYTES_LIMIT = 1.15;
const FIRST_ROW_LIMIT = 1;
const AGAINST = 'the same source as one bundle';

/** What the registry says of remotes that are in the bundle: what they ask for first, and nothing to fetch. */
async function bundleRemotes(store: FolderStore, origin: string): Promise<void> {
  const live = (await (await fetch(new URL(REGISTRY_PATH, origin))).json()) as Registry;
  const nothing = { entry: '', integrity: '', assets: [], shared: [], previous: null };
  const bundled = REMOTE_NAMES.map((name) => [
    name,
    { ...live[name], ...nothing, version: 'bundled' },
  ]);
  await changeRegistry(store, (registry) => ({ ...registry, ...Object.fromEntries(bundled) }));
}

/** Serves the pages of a store at another port of the same host, with the API of the platform behind them. */
async function serveStore(storeFolder: string, platform: Platform, port: number) {
  const pages = await createPages({ storeFolder, settings: {} });
  const server = createServer((asked, answer) => {
    const { url: address, method, headers } = asked;
    if (!address?.startsWith('/api/')) return pages.routing(asked, answer);
    const call = request({ port: platform.port, path: address, method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    asked.pipe(call.on('error', () => answer.destroy()));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves the one-bundle build beside the federated one, with the same server of pages and the same API. */
export async function serveOneBundle(platform: Platform, port: number) {
  console.log('Building the same source as one bundle …');
  execFileSync('npm', ['run', 'build:mono', '-w', '@syndication/shell'], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const storeFolder = path.join(platform.dataDir, 'one-bundle');
  const store = new FolderStore(storeFolder);
  const build = () => path.join(REPOSITORY, 'shell/dist-mono');
  await releaseBuilds(store, build, ['shell']);
  await bundleRemotes(store, platform.origin);
  return serveStore(storeFolder, platform, port);
}

export const sumBytes = (scripts: readonly FileBytes[]) =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes by deployable: what a federated page adds is runtime, entries and what each build repeats. */
function groupByOwner(scripts: readonly FileBytes[]): Record<string, number> {
  const owners: Record<string, number> = {};
  for (const { path: url, bytes } of scripts) {
    const owner = /^\/remotes\/([^/]+)/.exec(url)?.[1] ?? 'shell';
    owners[owner] = (owners[owner] ?? 0) + bytes;
  }
  return owners;
}

async function measureFirstRow(browser: Browser, signedIn: SignedIn, origins: [string, string]) {
  const timings: [number[], number[]] = [[], []];
  // Alternating, so that whatever else the machine does falls on both.
  for (let visit = 1; visit <= VISITS; visit += 1) {
    for (const build of [0, 1] as const) {
      timings[build].push(Math.round(await timeFirstRow(browser, signedIn, origins[build])));
    }
    console.log(
      `  visit ${visit} of ${VISITS}: ${timings.map((of) => of.at(-1)).join(' and ')} ms`,
    );
  }
  return timings;
}

/** What the first load fetches of the design. */
export function benchDesign({ origin }: Platform): Promise<Measurement[]> {
  return withBrowser(async (browser) => benchSizes(browser, await signIn(browser, origin), origin));
}

async function compareBuilds(
  browser: Browser,
  origin: string,
  monoPort: number,
): Promise<Measurement[]> {
  const origins: [string, string] = [origin, `http://localhost:${monoPort}`];
  const signedIn = await signIn(browser, origin);
  const federated = await listFiles(browser, origins[0], 'script', { signedIn });
  const bundled = await listFiles(browser, origins[1], 'script', { signedIn });
  if (bundled.some(({ path: url }) => url.startsWith('/remotes/'))) {
    throw new Error('The yardstick fetches remotes; it would be too long.');
  }
  console.log('Visiting both builds on a slow line and a slow phone …');
  const timings = await measureFirstRow(browser, signedIn, origins);
  return [
    {
      name: 'cold JavaScript of the deals page',
      unit: 'B (brotli)',
      product: sumBytes(federated),
      yardstick: { value: sumBytes(bundled), about: AGAINST },
      limit: { kind: 'at-most', value: BYTES_LIMIT },
      details: { federatedBy: groupByOwner(federated), federated, bundled },
    },
    {
      name: 'time to the first deal row',
      unit: 'ms',
      product: median(timings[0]),
      yardstick: {
        value: median(timings[1]),
        about: `${AGAINST}, slow 4G and 4× CPU, median of ${VISITS}`,
      },
      limit: { kind: 'at-most', value: FIRST_ROW_LIMIT },
      details: { federatedMs: timings[0], bundledMs: timings[1] },
    },
  ];
}

/** Cold bytes and time to the first deal row, federated over one bundle. */
export async function benchPage(platform: Platform, monoPort: number): Promise<Measurement[]> {
  const bundle = await serveOneBundle(platform, monoPort);
  try {
    return await withBrowser((browser) => compareBuilds(browser, platform.origin, monoPort));
  } finally {
    bundle.close();
  }
}
