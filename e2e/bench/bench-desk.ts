import type { Browser } from 'playwright';

import { PEOPLE } from '../fixtures/people';
import type { Platform } from '../fixtures/platform';
import { signIn, withBrowser } from './bench-browser';
import { watchVotes } from './in-voting-desk';
import { median } from './median';
import type { Measurement } from './report';

const CPU_SLOWDOWN = 4;
const LIMIT_MS = 100;
/** An odd number of votes, on deals of all lengths. */
const VOTES = 11;

async function measure(browser: Browser, origin: string): Promise<Measurement[]> {
  const storageState = await signIn(browser, origin, PEOPLE.voter);
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.addInitScript(watchVotes);
  await page.goto(`${origin}/vote`);
  await page.getByRole('group', { name: /^Your vote on/ }).waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  for (let vote = 0; vote < VOTES; vote += 1) {
    // Nobody votes before the next deal is rendered in advance and the last vote is stored.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.keyboard.press('2');
    await page.waitForFunction((count) => window.deskWaits.length > count, vote);
  }
  const waits = await page.evaluate(() => window.deskWaits);
  await context.close();
  return [
    {
      name: `from a vote at the desk to the next deal, median of ${VOTES}`,
      unit: 'ms',
      product: median(waits),
      limit: { kind: 'at-most', value: LIMIT_MS },
      details: waits,
    },
  ];
}

/** How long a vote at the voting desk keeps a member waiting for the next deal, on a phone four times slower. */
export function benchDesk({ origin }: Platform): Promise<Measurement[]> {
  return withBrowser((browser) => measure(browser, origin));
}
