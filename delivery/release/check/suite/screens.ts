import type { Page } from 'playwright';

import type { Network } from './network';
import { MOCK_ID } from './viewers';

export const SCREEN_LIMIT_MS = 10_000;

/** The path of a route, with every parameter replaced by an id that the mocked API knows. */
export function fillPath(route: string): string {
  return route.replaceAll(/:\w+\??/g, MOCK_ID).replace(/\*$/, 'anything');
}

/** Goes to a path within the page, as Back and Forward do; the title is empty until a screen sets it. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    if (location.pathname === to) return;
    document.title = '';
    const state = { ...(history.state as object), key: `gate-${to}`, usr: null };
    history.replaceState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

/** Goes to a path and waits for its title, so that the error panel of the previous screen is gone. */
export async function leaveFor(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await page.waitForFunction(() => document.title !== '', null, { timeout: SCREEN_LIMIT_MS });
}

/** Waits until a screen has a title, a heading and nothing that loads, or has failed. @returns the failure's text */
async function waitForOutcome(page: Page): Promise<string> {
  const outcome = await page.waitForFunction(
    () => {
      const main = document.querySelector('main');
      const panels = [...(main?.querySelectorAll<HTMLElement>('[role=alert]') ?? [])];
      const failed = panels.find((panel) => /^Retry/m.test(panel.innerText));
      if (failed) return { failure: failed.innerText.replaceAll(/\s+/g, ' ').trim() };
      const isReady = main?.querySelector('h1') && !main.querySelector('[data-loading]');
      return isReady && document.title !== '' && { failure: '' };
    },
    null,
    { timeout: SCREEN_LIMIT_MS },
  );
  return ((await outcome.jsonValue()) as { failure: string }).failure;
}

const waitUntilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => resolve()), { timeout: 1_000 });
      }),
  );

/** Waits until a screen is shown with everything that it asks for. @returns why it is not; null when it is */
export async function waitForScreen(page: Page, network: Network): Promise<string | null> {
  const until = Date.now() + SCREEN_LIMIT_MS;
  let isDone = false;
  for (;;) {
    try {
      const failure = await waitForOutcome(page);
      if (failure) return `shows "${failure}"`;
    } catch {
      return `does not appear within ${SCREEN_LIMIT_MS / 1000} s`;
    }
    if (isDone || Date.now() > until) return null;
    await waitUntilIdle(page);
    // After the last answer the screen is checked once more: it may have failed, and the next one would be blamed.
    isDone = network.isQuiet;
  }
}
