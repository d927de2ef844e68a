import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { printTable } from '@syndication/delivery-release/print-table';

import { ApiSession } from '../fixtures/api-session';
import type { Platform } from '../fixtures/platform';
import { addressOf, SCREENS, type Screen } from '../fixtures/screens';
import { openMeasured, type LighthouseVisit, type MeasuredBrowser } from './lighthouse-visit';
import { median } from './median';
import type { Measurement } from './report';

/** Points out of 100, and the share of the window that moved times how far. */
const LIMITS = { accessibility: 100, bestPractices: 100, performance: 95, layoutShift: 0.02 };
/** Performance is timing: where one visit is too slow, the median of three decides. */
const VISITS = 3;

type ScreenScores = Omit<LighthouseVisit, 'html'> & { screen: string; performances: number[] };

async function measureScreen(
  screen: Screen,
  { page, visit }: MeasuredBrowser,
  folder: string,
): Promise<ScreenScores> {
  const { name } = screen;
  const url = await addressOf(screen, new ApiSession(page));
  const visits = [await visit(url)];
  if (visits.some(({ performance }) => performance < LIMITS.performance)) {
    while (visits.length < VISITS) visits.push(await visit(url));
  }
  const performances = visits.map(({ performance }) => performance);
  const { html, ...kept } = visits.find((of) => of.performance === median(performances))!;
  await writeFile(path.join(folder, `${name.replaceAll(' ', '-')}.html`), html);
  const layoutShift = Math.max(...visits.map((of) => of.layoutShift));
  return { screen: name, ...kept, layoutShift, performances };
}

function print(scores: readonly ScreenScores[]): void {
  const head = ['', 'performance', 'accessibility', 'best practices', 'shift', 'paint', 'blocking'];
  const rows = scores.map((of) => [
    of.screen,
    of.performances.join(' '),
    String(of.accessibility),
    String(of.bestPractices),
    of.layoutShift.toFixed(3),
    `${of.firstPaintMs} to ${of.largestPaintMs} ms`,
    `${of.blockingMs} ms`,
  ]);
  printTable([head, ...rows]);
  for (const { screen, findings } of scores) {
    for (const finding of findings) console.log(`  ${screen}: ${finding}`);
  }
}

function summarize(scores: readonly ScreenScores[]): Measurement[] {
  const score = (name: string, key: 'performance' | 'accessibility' | 'bestPractices') => ({
    name: `Lighthouse ${name}, lowest of ${scores.length} screens`,
    unit: 'of 100',
    product: Math.min(...scores.map((of) => of[key])),
    limit: { kind: 'at-least' as const, value: LIMITS[key] },
  });
  return [
    score('accessibility', 'accessibility'),
    score('best practices', 'bestPractices'),
    { ...score('performance', 'performance'), details: scores },
    {
      name: `layout shift, highest of ${scores.length} screens`,
      unit: '',
      product: Math.max(...scores.map((of) => of.layoutShift)),
      limit: { kind: 'at-most', value: LIMITS.layoutShift },
    },
  ];
}

/**
 * Lighthouse with its mobile preset on every screen, each as the person who sees it.
 * @param folder where the reports of Lighthouse are kept
 */
export async function benchLighthouse(platform: Platform, folder: string): Promise<Measurement[]> {
  console.log(`Visiting ${SCREENS.length} screens with Lighthouse …`);
  const reports = path.join(folder, 'lighthouse');
  await mkdir(reports, { recursive: true });
  const scores: ScreenScores[] = [];
  for (const person of new Set(SCREENS.map((screen) => screen.person))) {
    const browser = await openMeasured(platform.origin, person);
    try {
      for (const screen of SCREENS.filter((of) => of.person === person)) {
        scores.push(await measureScreen(screen, browser, reports));
        const { performance } = scores.at(-1)!;
        console.log(`  ${screen.name}: ${performance}`);
      }
    } finally {
      await browser.close();
    }
  }
  console.log();
  print(scores);
  return summarize(scores);
}
