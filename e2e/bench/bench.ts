import path from 'node:path';

import buildOnce from '../fixtures/build-once';
import { findFreePort } from '../fixtures/free-port';
import { Platform } from '../fixtures/platform';
import { benchApi } from './bench-api';
import { benchPage } from './bench-page';
import { isWithinLimit, printReport, writeReport, type Measurement } from './report';

const RESULTS = path.resolve(import.meta.dirname, '../../bench-results');

async function measurePage(): Promise<Measurement[]> {
  console.log('Building and starting the product …');
  await buildOnce();
  const platform = await Platform.startEmpty(await findFreePort(0));
  try {
    return await benchPage(platform, await findFreePort(1));
  } finally {
    await platform.remove();
  }
}

/** Measures everything, prints the table and keeps the run; the exit code tells whether limits hold. */
export async function bench(): Promise<void> {
  const measurements = [...(await measurePage()), await benchApi()];
  const file = await writeReport(RESULTS, measurements);
  console.log();
  printReport(measurements);
  console.log(`\nWritten to ${path.relative(process.cwd(), file)}`);
  process.exitCode = measurements.every(isWithinLimit) ? 0 : 1;
}
