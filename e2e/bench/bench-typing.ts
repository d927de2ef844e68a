import type { Browser, Locator, Page } from 'playwright';

import { PEOPLE } from '../fixtures/people';
import type { Platform } from '../fixtures/platform';
import { signIn, withBrowser } from './bench-browser';
import { EDIT_FORM_FIELD, findEditPath } from './edit-page';
import { watchKeys, type KeyWait } from './in-profile-form';
import { median } from './median';
import type { Measurement } from './report';

const CPU_SLOWDOWN = 4;
const LIMIT_MS = 50;
/** Each key is typed this often; its median excludes what else the machine did. */
const ROUNDS = 5;
const WORDS = { letters: 'brighter', digits: '20481632' };

/** Opens the whole form, with a round to come below the closed one. */
async function openWholeForm(page: Page, origin: string): Promise<Locator> {
  await page.goto(origin + (await findEditPath(page, origin)));
  await page.locator(EDIT_FORM_FIELD).waitFor();
  const form = page.getByRole('form');
  await form.getByRole('checkbox', { name: 'Round is closed' }).check();
  await form.getByRole('button', { name: 'Add New Round' }).click();
  await form.getByRole('region', { name: 'New Round Information' }).getByText('Other').click();
  await form.getByRole('textbox', { name: 'Please specify' }).last().waitFor();
  return form.locator(
    'input:not([type=checkbox], [type=radio], [disabled], [readonly]), textarea:not([disabled])',
  );
}

/** Types one key and waits until what it wrote is painted. */
async function timeKey(page: Page, key: string): Promise<KeyWait> {
  const before = await page.evaluate(() => window.keyWaits.length);
  await page.keyboard.press(key);
  const wait = await page.waitForFunction((count) => window.keyWaits[count], before);
  return (await wait.jsonValue()) ?? { delayMs: Number.NaN, paintMs: Number.NaN };
}

/** The slowest key of a field. */
async function timeField(page: Page, field: Locator): Promise<KeyWait> {
  const isOfDigits = /numeric|tel/.test((await field.getAttribute('inputmode')) ?? '');
  const isPhone = (await field.getAttribute('type')) === 'tel';
  const waits: KeyWait[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await field.fill('');
    await field.focus();
    for (const [place, key] of [...WORDS[isOfDigits || isPhone ? 'digits' : 'letters']].entries()) {
      (waits[place] ??= []).push(await timeKey(page, key));
    }
  }
  const worst = (read: (wait: KeyWait) => number) =>
    Math.max(...waits.map((ofKey) => median(ofKey.map(read))));
  return { delayMs: worst(({ delayMs }) => delayMs), paintMs: worst(({ paintMs }) => paintMs) };
}

async function measure(browser: Browser, origin: string): Promise<Measurement[]> {
  const storageState = await signIn(browser, origin, PEOPLE.entrepreneur);
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.addInitScript(watchKeys);
  const fields = await openWholeForm(page, origin);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const delays: Record<string, number> = {};
  for (const field of await fields.all()) {
    const name = (await field.getAttribute('name')) ?? '';
    const { delayMs, paintMs } = await timeField(page, field);
    delays[name] = delayMs;
    console.log(`  ${name}: ${delayMs.toFixed()} ms, painted after ${paintMs.toFixed()} ms`);
  }
  await context.close();
  const [worst, delayMs] = Object.entries(delays).sort(([, a], [, b]) => b - a)[0]!;
  return [
    {
      name: `input delay in the edit form, worst of ${Object.keys(delays).length} fields (${worst})`,
      unit: 'ms',
      product: delayMs,
      limit: { kind: 'at-most', value: LIMIT_MS },
      details: delays,
    },
  ];
}

/** How long a key holds up the next one in any field of the full edit form, on a phone four times slower. */
export function benchTyping({ origin }: Platform): Promise<Measurement[]> {
  return withBrowser((browser) => measure(browser, origin));
}
