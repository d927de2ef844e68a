import { build } from 'esbuild';
import path from 'node:path';
import type { Browser, Page } from 'playwright';

import { ROLE_STORAGE_KEY } from '@syndication/contract/accounts/accounts.rules';
import { LOGOUT_PATH } from '@syndication/contract/host/paths';
import { REMOTES } from '@syndication/contract/release/remotes.rules';

import { messageOf } from '../../command-line.mjs';
import { describeCounterpart, type Check, type Pair } from '../compatibility';
// Declares `window.releaseGate`.
import type {} from '../page/leak-detector';
import { Network } from './network';
import { fillPath, goTo, leaveFor, SCREEN_LIMIT_MS, waitForScreen } from './screens';
import type { Viewer } from './viewers';

/** Timeouts may still run out, and cleanups may be late; what is not freed after this time is a leak. */
const CLEANUP_LIMIT_MS = 2_000;

const { outputFiles } = await build({
  entryPoints: [path.join(import.meta.dirname, '../page/leak-detector.ts')],
  bundle: true,
  write: false,
});
const pageScript = outputFiles[0]!.text;

/** Opens a page in the state that a returning viewer's browser has. */
async function openPage(browser: Browser, { role }: Viewer): Promise<Page> {
  // Without a graphics card, animations take a sixth of the time of all screens.
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.addInitScript({ content: pageScript });
  const stored = [ROLE_STORAGE_KEY, role ?? ''] as const;
  await page.addInitScript(([key, value]) => value && localStorage.setItem(key, value), stored);
  return page;
}

/** Errors of a page, and the warnings with which the shell explains a release that it gave up. */
function collectMessages(page: Page) {
  const messages = { errors: new Set<string>(), warnings: new Set<string>() };
  page.on('pageerror', (error) => messages.errors.add(error.message));
  page.on('console', (message) => {
    if (message.type() === 'warning') messages.warnings.add(message.text());
    // Load failures are handled as network failures.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      messages.errors.add(message.text());
    }
  });
  return messages;
}

/** Signs out, which removes the remote and its chrome items from the page. @returns its leaks */
async function unmount(page: Page): Promise<string[]> {
  await page.evaluate(() => window.releaseGate.beforeUnmount());
  await leaveFor(page, LOGOUT_PATH);
  const isClean = () => window.releaseGate.findLeaks().length === 0;
  await page.waitForFunction(isClean, null, { timeout: CLEANUP_LIMIT_MS }).catch(() => undefined);
  return page.evaluate(() => window.releaseGate.findLeaks());
}

async function checkVisit(page: Page, network: Network, about: string): Promise<Check[]> {
  const { origin, remote } = network;
  const messages = collectMessages(page);
  await network.attach(page);
  const home = REMOTES[remote].paths?.[0] ?? '/';
  await page.goto(new URL(home, origin).href, { waitUntil: 'commit' });
  await page.waitForSelector('main h1', { state: 'attached', timeout: SCREEN_LIMIT_MS });
  await page.evaluate((name) => {
    window.releaseGate.beforeMount(name);
    document.title = '';
  }, remote);

  const problemsOfScreen = async (): Promise<string[]> => {
    const failure = await waitForScreen(page, network);
    const reason = [...messages.warnings].join(' ');
    const problems = failure ? [reason ? `${failure} (${reason})` : failure] : [];
    problems.push(...messages.errors);
    messages.errors.clear();
    return problems;
  };

  network.serveRemote();
  const mounting = { subject: `mounting ${about}`, problems: await problemsOfScreen() };
  if (mounting.problems.length > 0) return [mounting];
  const routes = await page.evaluate(() => window.releaseGate.readRoutes());
  const screens: string[] = [];
  for (const { path: route, title } of routes) {
    if (!title) screens.push(`${route} has no title`);
    await goTo(page, fillPath(route));
    const problems = await problemsOfScreen();
    screens.push(...problems.map((problem) => `${route} ${problem}`));
    // Where the remote has no screen; if it has one for every path, the next screen is tried all the same.
    const nowhere = path.posix.join(home, 'nowhere');
    if (problems.length > 0) await leaveFor(page, nowhere).catch(() => undefined);
  }
  return [
    mounting,
    { subject: `${routes.length} screens ${about}`, problems: screens },
    { subject: `leaving ${about}`, problems: await unmount(page) },
    { subject: `requests ${about}`, problems: [...network.problems] },
  ];
}

/** Shows a remote to one viewer in a separate page. @throws Error when there is no browser, or nothing to show in it */
export async function visit(
  launching: Promise<Browser>,
  trial: Promise<{ origin: string }>,
  pair: Pair,
  viewer: Viewer,
): Promise<Check[]> {
  const where = pair.candidate === 'remote' ? 'under' : 'of';
  const about = `${where} ${describeCounterpart(pair)}, for ${viewer.name}`;
  const page = await openPage(await launching, viewer);
  const { origin } = await trial;
  try {
    return await checkVisit(page, new Network(origin, viewer.answers, pair.remote.name), about);
  } catch (error) {
    // Whatever the cause, this release was not seen to work.
    return [{ subject: `show ${about}`, problems: [messageOf(error)] }];
  } finally {
    await page.close();
  }
}
