import type { Page } from 'playwright';

import type { Network } from './network';
import { SCENE_ID } from './scenes';

/** How long a screen may take before the gate gives up on it. */
export const SCREEN_LIMIT_MS = 10_000;

/** The path of a route, with an id that the stand-in answers in the place of every parameter. */
export function fillPath(route: string): string {
  return route.replaceAll(/:\w+\??/g, SCENE_ID).replace(/\*$/, 'anything');
}

/**
 * Goes to a path as Back and Forward do, within the page; the title is empty until a screen sets it.
 * @returns false when the page is there already
 */
export function goTo(page: Page, path: string): Promise<boolean> {
  return page.evaluate((to) => {
    if (location.pathname === to) return false;
    document.title = '';
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: `gate-${idx + 1}`, usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    return true;
  }, path);
}

/** The text of the panel that stands in the place of something that failed; null when there is none. */
const readFailure = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const panels = [...document.querySelectorAll<HTMLElement>('main [role=alert]')];
    const failed = panels.find((panel) => /^Retry/m.test(panel.innerText));
    return failed ? failed.innerText.replaceAll(/\s+/g, ' ').trim() : null;
  });

/** A screen has set its title and has a heading and nothing that loads, or has failed. */
const waitForScreen = (page: Page) =>
  page.waitForFunction(
    () => {
      const main = document.querySelector<HTMLElement>('main');
      const failed = [...(main?.querySelectorAll<HTMLElement>('[role=alert]') ?? [])];
      if (failed.some((panel) => /^Retry/m.test(panel.innerText))) return true;
      const isLoading = main?.querySelector('[data-loading]') !== null;
      return document.title !== '' && !isLoading && main?.querySelector('h1') !== null;
    },
    null,
    { timeout: SCREEN_LIMIT_MS },
  );

/** The page has nothing left to do. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => resolve()), { timeout: 1_000 });
      }),
  );

/**
 * Waits until a screen stands with everything that it asks for.
 * @returns why it does not; null when it does
 */
export async function waitForStandingScreen(page: Page, network: Network): Promise<string | null> {
  const until = Date.now() + SCREEN_LIMIT_MS;
  do {
    try {
      await waitForScreen(page);
    } catch {
      return `does not stand after ${SCREEN_LIMIT_MS / 1000} s`;
    }
    const failure = await readFailure(page);
    if (failure) return `shows "${failure}"`;
    await waitUntilIdle(page);
  } while (!network.isQuiet && Date.now() < until);
  return null;
}
