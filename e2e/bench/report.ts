import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One number of the bench: ours over the yardstick measured in the same run. */
export interface Measurement {
  name: string;
  unit: string;
  /** What the product takes or does. */
  product: number;
  yardstick: number;
  /** What the yardstick is. */
  against: string;
  /** The ratio may not be above (`at-most`) or below (`at-least`) the limit. */
  limit: { kind: 'at-most' | 'at-least'; ratio: number };
  /** What the number is made of. */
  details?: unknown;
}

const ratioOf = ({ product, yardstick }: Measurement) => product / yardstick;

export function isWithinLimit(measurement: Measurement): boolean {
  const { kind, ratio } = measurement.limit;
  return kind === 'at-most' ? ratioOf(measurement) <= ratio : ratioOf(measurement) >= ratio;
}

export function printReport(measurements: readonly Measurement[]): void {
  const lines = measurements.map((measurement) => {
    const { name, unit, product, yardstick, against, limit } = measurement;
    return [
      name,
      `${product.toLocaleString('en-US')} ${unit}`,
      `${yardstick.toLocaleString('en-US')} ${unit}`,
      ratioOf(measurement).toFixed(2),
      `${limit.kind === 'at-most' ? '≤' : '≥'} ${limit.ratio.toFixed(2)}`,
      isWithinLimit(measurement) ? 'yes' : 'NO',
      against,
    ];
  });
  const table = [['', 'product', 'yardstick', 'ratio', 'limit', 'kept', 'against'], ...lines];
  const widths = table[0]!.map((_, column) =>
    Math.max(...table.map((line) => line[column]!.length)),
  );
  for (const line of table) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
  }
}

/** Writes the run into `bench-results/`; the path of the file. */
export async function writeReport(
  folder: string,
  measurements: readonly Measurement[],
): Promise<string> {
  const measuredAt = new Date().toISOString();
  const file = path.join(folder, `${measuredAt.replaceAll(/[:.]/g, '-')}.json`);
  const results = measurements.map((measurement) => ({
    ...measurement,
    ratio: ratioOf(measurement),
    isWithinLimit: isWithinLimit(measurement),
  }));
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ measuredAt, node: process.version, results }, null, 2)}\n`,
  );
  return file;
}
