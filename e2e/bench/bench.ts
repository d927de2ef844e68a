import path from 'node:path';

import { buildOnce } from '../fixtures/global-setup';
import { findFreePort } from '../fixtures/free-port';
import { Platform } from '../fixtures/platform';
import { benchApi } from './bench-api';
import { benchDeals } from './bench-deals';
import { benchDesk } from './bench-desk';
import { benchLighthouse } from './bench-lighthouse';
import { benchOverload } from './bench-overload';
import { benchDesign, benchPage } from './bench-page';
import { benchPages } from './bench-pages';
import { benchReleases } from './bench-releases';
import { benchTyping } from './bench-typing';
import { isWithinLimit, printReport, writeReport, type Measurement } from './report';

const RESULTS = path.resolve(import.meta.dirname, '../../bench-results');

async function withPlatform(
  measure: (platform: Platform) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  console.log('Building and starting the product …');
  await buildOnce();
  const platform = await Platform.startFresh(await findFreePort(0));
  try {
    return await measure(platform);
  } finally {
    await platform.remove();
  }
}

/** What can be measured, each on an instance of its own; `folder` keeps what belongs to the report. */
const BENCHES: Record<string, (folder: string) => Promise<Measurement[]>> = {
  page: () => withPlatform(async (platform) => benchPage(platform, await findFreePort(1))),
  pages: benchPages,
  lighthouse: (folder) => withPlatform((platform) => benchLighthouse(platform, folder)),
  sizes: () => withPlatform(benchDesign),
  releases: () => withPlatform(async (platform) => benchReleases(platform, await findFreePort(1))),
  typing: () => withPlatform(benchTyping),
  desk: () => withPlatform(benchDesk),
  api: benchApi,
  overload: benchOverload,
  deals: benchDeals,
};

/** Measures, prints the table and keeps the run. @returns whether all limits hold */
export async function bench(names: readonly string[]): Promise<boolean> {
  const folder = path.join(RESULTS, new Date().toISOString().replaceAll(/[:.]/g, '-'));
  const measurements: Measurement[] = [];
  for (const name of names) measurements.push(...((await BENCHES[name]?.(folder)) ?? []));
  const file = await writeReport(folder, measurements);
  console.log();
  printReport(measurements);
  console.log(`\nWritten to ${path.relative(process.cwd(), file)}`);
  return measurements.every(isWithinLimit);
}
