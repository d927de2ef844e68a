import type { Browser, Page } from 'playwright';

import { buildOnce } from '../fixtures/global-setup';
import type { Platform } from '../fixtures/platform';
import { signIn, withBrowser } from './bench-browser';
import { startFilled } from './filled-platform';
import { timeAnswer, timePlainRows, timeTurn, type Change } from './in-deals-page';
import { median } from './median';
import { timeFirstRow, type SignedIn } from './page-visit';
import type { Measurement } from './report';

const FEW = 100;
const MANY = 10_000;
const VISITS = 5;
const ANSWERS = 11;
const PAGE_CHANGES = { few: 10, many: 100 };
const LIMITS = { ratio: 1.5, answerMs: 100, memory: 1.1, plain: 3 };
const AGAINST = `a group of ${FEW} deals`;

interface List {
  deals: number;
  platform: Platform;
  signedIn: SignedIn;
}

/** One value per list, visited in turns, so that whatever else the machine does falls on both. */
async function inTurns(
  lists: readonly List[],
  times: number,
  measure: (list: List) => Promise<number>,
) {
  const values = new Map(lists.map((list) => [list, [] as number[]]));
  for (let turn = 0; turn < times; turn += 1) {
    for (const list of lists) values.get(list)!.push(await measure(list));
  }
  return lists.map((list) => values.get(list)!);
}

async function benchFirstRow(browser: Browser, lists: readonly List[]): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const isSlow of [false, true]) {
    const [few, many] = (await inTurns(lists, VISITS, ({ platform, signedIn }) =>
      timeFirstRow(browser, signedIn, platform.origin, { isSlow }),
    )) as [number[], number[]];
    const line = isSlow ? 'slow 4G and 4× CPU' : 'the machine’s own line';
    measurements.push({
      name: `first row of ${MANY} deals, ${line}`,
      unit: 'ms',
      product: median(many),
      yardstick: { value: median(few), about: `${AGAINST}, median of ${VISITS}` },
      limit: { kind: 'at-most', value: LIMITS.ratio },
      details: { few, many },
    });
    console.log(`  first row, ${line}: ${median(many).toFixed()} and ${median(few).toFixed()} ms`);
  }
  return measurements;
}

/** Opens the list and waits until all of it is there. */
async function openWhole(browser: Browser, { platform, signedIn, deals }: List): Promise<Page> {
  const context = await browser.newContext({
    storageState: signedIn,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(platform.origin);
  await page.getByText(`${deals} deals`, { exact: true }).waitFor({ timeout: 60_000 });
  await page.getByText(/^Page 1 of/).waitFor();
  return page;
}

const DEFAULT: Change = { control: 'sort', value: 'updated-desc' };
/** Each leaves a full page in either list; every second one goes back. */
const CHANGES: Record<string, readonly [Change, Change]> = {
  sort: [{ control: 'sort', value: 'name-desc' }, DEFAULT],
  filter: [
    { control: 'filter', value: 'ne' },
    { control: 'filter', value: '' },
  ],
};

async function benchAnswers(pages: ReadonlyMap<List, Page>): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const lists = [...pages.keys()];
  for (const [name, [there, back]] of Object.entries(CHANGES)) {
    // From the alphabet's end, the filter changes the first row: nothing of Yarrow Pediatrics has these letters.
    const before = name === 'filter' ? ({ control: 'sort', value: 'name-desc' } as const) : null;
    if (before) for (const page of pages.values()) await page.evaluate(timeAnswer, before);
    const [few, many] = (await inTurns(lists, ANSWERS, async (list) => {
      const page = pages.get(list)!;
      const time = await page.evaluate(timeAnswer, there);
      await page.evaluate(timeAnswer, back);
      return time;
    })) as [number[], number[]];
    measurements.push(
      {
        name: `${name} over ${MANY} deals`,
        unit: 'ms',
        product: median(many),
        limit: { kind: 'at-most', value: LIMITS.answerMs },
        details: { few, many },
      },
      {
        name: `${name} over ${MANY} deals`,
        unit: 'ms',
        product: median(many),
        yardstick: { value: median(few), about: `${AGAINST}, median of ${ANSWERS}` },
        limit: { kind: 'at-most', value: LIMITS.ratio },
      },
    );
  }
  return measurements;
}

async function benchRows(page: Page): Promise<Measurement> {
  const rows: number[] = [];
  const plain: number[] = [];
  for (let turn = 0; turn < ANSWERS; turn += 1) {
    plain.push(await page.evaluate(timePlainRows));
    rows.push(await page.evaluate(timeTurn, 'Next page'));
  }
  return {
    name: '50 rows of the list',
    unit: 'ms',
    product: median(rows),
    yardstick: { value: median(plain), about: 'the same facts in plain elements' },
    limit: { kind: 'at-most', value: LIMITS.plain },
    details: { rows, plain },
  };
}

async function readHeap(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await devTools.detach();
  return usedSize;
}

/** From the list to a deal, back, and on to the list's next page: three changes of page. */
async function changePages(page: Page): Promise<number> {
  await page
    .getByRole('link', { name: /^Open deal / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Round Information' }).waitFor();
  await page.getByRole('link', { name: 'Back to the deals' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('table').waitFor();
  return 3;
}

async function benchMemory(page: Page): Promise<Measurement> {
  let changes = 0;
  while (changes < PAGE_CHANGES.few) changes += await changePages(page);
  const few = await readHeap(page);
  while (changes < PAGE_CHANGES.many) changes += await changePages(page);
  return {
    name: `memory after ${PAGE_CHANGES.many} changes of page`,
    unit: 'B',
    product: await readHeap(page),
    yardstick: { value: few, about: `after ${PAGE_CHANGES.few}` },
    limit: { kind: 'at-most', value: LIMITS.memory },
  };
}

async function measure(browser: Browser, platforms: readonly Platform[]): Promise<Measurement[]> {
  const lists: List[] = [];
  for (const [index, platform] of platforms.entries()) {
    const signedIn = await signIn(browser, platform.origin);
    lists.push({ deals: index === 0 ? FEW : MANY, platform, signedIn });
  }
  const measurements = await benchFirstRow(browser, lists);
  const pages = new Map<List, Page>();
  for (const list of lists) pages.set(list, await openWhole(browser, list));
  measurements.push(...(await benchAnswers(pages)));
  for (const page of pages.values()) await page.context().close();
  const page = await openWhole(browser, lists[1]!);
  measurements.push(await benchRows(page), await benchMemory(page));
  return measurements;
}

/** The deals list with very many deals, over one with few. */
export async function benchDeals(): Promise<Measurement[]> {
  console.log(`Starting the product with ${FEW} and with ${MANY} deals in a group …`);
  await buildOnce();
  const platforms: Platform[] = [];
  try {
    for (const [lane, deals] of [FEW, MANY].entries())
      platforms.push(await startFilled(deals, lane));
    return await withBrowser((browser) => measure(browser, platforms));
  } finally {
    for (const platform of platforms) await platform.remove();
  }
}
