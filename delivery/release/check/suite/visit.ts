import { build } from 'esbuild';
import path from 'node:path';
import type { Browser, ConsoleMessage, Page } from 'playwright';

import { ROLE_STORAGE_KEY } from '@syndication/contract/accounts/accounts.rules';
import { LOGOUT_PATH } from '@syndication/contract/host/paths';
import {
  containerName,
  EXPOSED_MODULE,
  REMOTE_FILES_PATH,
} from '@syndication/contract/release/registry.rules';
import type { RemoteManifest } from '@syndication/contract/release/release-manifest.rules';

import { messageOf } from '../../command-line.mjs';
import { checksOf, type Check } from '../checks';
import { describeCounterpart, type Pair } from '../compatibility';
import type { WatchedRemote } from '../page/watch';
import { Network } from './network';
import { homeOf, type Viewer } from './viewers';
import { fillPath, goTo, SCREEN_LIMIT_MS, waitForScreen } from './screens';

/** One-shot timers may run out, and cleanups come late; longer than this nothing may stay. */
const LEAVING_LIMIT_MS = 2_000;

/** Where zod keeps what all of its copies in a page share. */
const LIBRARY_GLOBALS = ['__zod_globalConfig', '__zod_globalRegistry'];

let pageScript: Promise<string> | undefined;

async function bundlePageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../page/watch.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Opens a page that keeps account of the remote, before any other script runs in it. */
export async function openPage(
  browser: Promise<Browser>,
  { remote }: Pair,
  { role }: Viewer,
): Promise<Page> {
  pageScript ??= bundlePageScript();
  const container = containerName(remote.name);
  const watched: WatchedRemote = {
    files: `${REMOTE_FILES_PATH}${remote.name}/`,
    globals: [container, `webpackChunk${container}`, ...LIBRARY_GLOBALS],
  };
  // Without a graphics card, what pulses and fades costs a sixth of the time that all screens take.
  const page = await (await browser).newPage({ reducedMotion: 'reduce' });
  const content = `const WATCHED_REMOTE = ${JSON.stringify(watched)};\n${await pageScript}`;
  await page.addInitScript({ content });
  await page.addInitScript(([key, value]) => value && localStorage.setItem(key, value), [
    ROLE_STORAGE_KEY,
    role ?? '',
  ] as const);
  return page;
}

/** The browser's own message about an answer that the mock of the API gave on purpose. */
function isRefusedCall(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return (
    message.text().startsWith('Failed to load resource') &&
    URL.canParse(url) &&
    new URL(url).pathname.startsWith('/api/')
  );
}

/** Errors of a page, and the warnings with which the shell explains a release that it gave up. */
function collectComplaints(page: Page) {
  const complaints = { errors: new Set<string>(), warnings: new Set<string>() };
  page.on('pageerror', (error) => complaints.errors.add(error.message));
  page.on('console', (message) => {
    if (message.type() === 'warning') complaints.warnings.add(message.text());
    if (message.type() === 'error' && !isRefusedCall(message)) {
      complaints.errors.add(message.text());
    }
  });
  return complaints;
}

/** What the exposed module says of itself; whether that is true is what the gate wants to know. */
interface ExposedApp {
  name: unknown;
  contract: unknown;
  routes: { path: string; title: string }[];
}

interface Container {
  get: (module: string) => Promise<() => { default?: ExposedApp }>;
}

/** Reads the exposed module out of the container that the shell has loaded. @returns or what is wrong with it */
async function readExposedApp(
  page: Page,
  { name, contract }: RemoteManifest,
): Promise<ExposedApp | string> {
  const app = await page.evaluate(
    async ([container, module]) => {
      const loaded = (window as unknown as Record<string, Container | undefined>)[container];
      const exposed = (await loaded?.get(module))?.().default;
      if (!exposed) return null;
      const routes = [...(exposed.routes ?? [])].map((route) => ({
        path: route.path,
        title: route.title,
      }));
      return { name: exposed.name, contract: exposed.contract, routes };
    },
    [containerName(name), EXPOSED_MODULE] as const,
  );
  if (!app) return 'its container exposes nothing';
  if (app.name !== name) return `it exposes an app named ${String(app.name)}`;
  if (app.contract !== contract) {
    return `it says contract ${String(app.contract)}, and its manifest ${contract}`;
  }
  return app;
}

/** Signs out, which takes the remote and what it put into the chrome out of the page. @returns what it left */
async function leave(page: Page, entriesExpected: number): Promise<string[]> {
  const pushed = (await page.evaluate(() => history.length)) - entriesExpected;
  await page.evaluate(() => window.releaseGate.leave());
  await goTo(page, LOGOUT_PATH);
  await page.waitForFunction(() => document.title !== '', null, { timeout: SCREEN_LIMIT_MS });
  const left = await page
    .waitForFunction(() => window.releaseGate.left().length === 0, null, {
      timeout: LEAVING_LIMIT_MS,
    })
    .then(
      () => [],
      () => page.evaluate(() => window.releaseGate.left()),
    );
  return pushed > 0 ? [...left, `${pushed} entries in the history that nobody asked for`] : left;
}

async function checkVisit(
  page: Page,
  origin: string,
  { remote }: Pair,
  { answers }: Viewer,
  about: string,
): Promise<Check[]> {
  const network = new Network(origin, answers, remote.name);
  const complaints = collectComplaints(page);
  await network.attach(page);
  await page.goto(new URL(homeOf(remote.name), origin).href, { waitUntil: 'commit' });
  await page.waitForSelector('main h1', { state: 'attached', timeout: SCREEN_LIMIT_MS });
  let entriesExpected = await page.evaluate(() => {
    window.releaseGate.begin();
    document.title = '';
    return history.length;
  });

  const problemsOfScreen = async (): Promise<string[]> => {
    const failure = await waitForScreen(page, network);
    const reason = [...complaints.warnings].join(' ');
    const problems = failure ? [reason ? `${failure} (${reason})` : failure] : [];
    problems.push(...complaints.errors);
    complaints.errors.clear();
    return problems;
  };

  network.letRemoteIn();
  const mounting = await problemsOfScreen();
  if (mounting.length > 0) return checksOf(`mounting ${about}`, mounting);
  const app = await readExposedApp(page, remote);
  if (typeof app === 'string') return checksOf(`mounting ${about}`, [app]);

  const screens: string[] = [];
  for (const { path: route, title } of app.routes) {
    if (!title) screens.push(`${route} has no title`);
    if (await goTo(page, fillPath(route))) entriesExpected += 1;
    screens.push(...(await problemsOfScreen()).map((problem) => `${route} ${problem}`));
  }
  const left = await leave(page, entriesExpected);
  return [
    ...checksOf(`mounting ${about}`, []),
    ...checksOf(`${app.routes.length} screens ${about}`, screens),
    ...checksOf(`leaving ${about}`, left),
    ...checksOf(`requests ${about}`, [...network.problems]),
  ];
}

/** Shows a remote to one viewer in a page of its own, from its mounting to its leaving. */
export async function visit(
  page: Page,
  origin: string,
  pair: Pair,
  viewer: Viewer,
): Promise<Check[]> {
  const where = pair.candidate === 'remote' ? 'under' : 'of';
  const about = `${where} ${describeCounterpart(pair)}, for ${viewer.name}`;
  try {
    return await checkVisit(page, origin, pair, viewer, about);
  } catch (error) {
    // Whatever ended it, nobody has seen this release work.
    return checksOf(`show ${about}`, [messageOf(error)]);
  } finally {
    await page.close();
  }
}
