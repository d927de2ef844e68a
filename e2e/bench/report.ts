import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { printTable } from '@syndication/delivery-release/print-table';

/** One number of the bench, with its limit. */
export interface Measurement {
  name: string;
  unit: string;
  /** What the product takes, does or scores. */
  product: number;
  /** Measured in the same run, where the number means something only beside another one. */
  yardstick?: { value: number; about: string };
  /** Of the ratio where there is a yardstick, else of the number itself. */
  limit: { kind: 'at-most' | 'at-least'; value: number };
  /** What the number is made of. */
  details?: unknown;
}

/** The number that the limit is about. */
const resultOf = ({ product, yardstick }: Measurement): number =>
  yardstick ? product / yardstick.value : product;

export function isWithinLimit(measurement: Measurement): boolean {
  const { kind, value } = measurement.limit;
  return kind === 'at-most' ? resultOf(measurement) <= value : resultOf(measurement) >= value;
}

const format = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 3 });

function toRow(measurement: Measurement): string[] {
  const { name, unit, product, yardstick, limit } = measurement;
  const sign = limit.kind === 'at-most' ? '≤' : '≥';
  return [
    name,
    `${format(product)} ${unit}`,
    yardstick ? `${format(yardstick.value)} ${unit}` : '',
    yardstick ? resultOf(measurement).toFixed(2) : '',
    `${sign} ${yardstick ? limit.value.toFixed(2) : format(limit.value)}`,
    isWithinLimit(measurement) ? 'yes' : 'NO',
    yardstick?.about ?? '',
  ];
}

export function printReport(measurements: readonly Measurement[]): void {
  const head = ['', 'product', 'yardstick', 'ratio', 'limit', 'kept', 'against'];
  printTable([head, ...measurements.map(toRow)]);
}

/** Writes the run into the folder; the path of the file. */
export async function writeReport(
  folder: string,
  measurements: readonly Measurement[],
): Promise<string> {
  const file = path.join(folder, 'report.json');
  const results = measurements.map((measurement) => ({
    ...measurement,
    ...(measurement.yardstick && { ratio: resultOf(measurement) }),
    isWithinLimit: isWithinLimit(measurement),
  }));
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ measuredAt: new Date().toISOString(), node: process.version, results }, null, 2)}\n`,
  );
  return file;
}
