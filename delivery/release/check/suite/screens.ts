import type { Page } from 'playwright';

import type { Network } from './network';
import { MOCK_ID } from './viewers';

/** How long a screen may take before the gate gives up on it. */
export const SCREEN_LIMIT_MS = 10_000;

/** The path of a route, with an id that the mock of the API knows in the place of every parameter. */
export function fillPath(route: string): string {
  return route.replaceAll(/:\w+\??/g, MOCK_ID).replace(/\*$/, 'anything');
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

/** Waits until a screen has a title, a heading and nothing that loads, or has failed. @returns the failure's text */
const waitForOutcome = async (page: Page): Promise<string | null> => {
  const outcome = await page.waitForFunction(
    () => {
      const main = document.querySelector<HTMLElement>('main');
      const panels = [...(main?.querySelectorAll<HTMLElement>('[role=alert]') ?? [])];
      const failed = panels.find((panel) => /^Retry/m.test(panel.innerText));
      if (failed) return { failure: failed.innerText.replaceAll(/\s+/g, ' ').trim() };
      const isLoading = main?.querySelector('[data-loading]') !== null;
      const isReady = document.title !== '' && !isLoading && main?.querySelector('h1') !== null;
      return isReady && { failure: null };
    },
    null,
    { timeout: SCREEN_LIMIT_MS },
  );
  return ((await outcome.jsonValue()) as { failure: string | null }).failure;
};

/** The page has nothing left to do. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => resolve()), { timeout: 1_000 });
      }),
  );

/**
 * Waits until a screen is shown with everything that it asks for.
 * @returns why it is not; null when it is
 */
export async function waitForScreen(page: Page, network: Network): Promise<string | null> {
  const until = Date.now() + SCREEN_LIMIT_MS;
  do {
    try {
      const failure = await waitForOutcome(page);
      if (failure !== null) return `shows "${failure}"`;
    } catch {
      return `does not appear within ${SCREEN_LIMIT_MS / 1000} s`;
    }
    await waitUntilIdle(page);
  } while (!network.isQuiet && Date.now() < until);
  return null;
}
