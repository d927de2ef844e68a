import type { LastForecast } from './calibration';

interface Block {
  sum: number;
  count: number;
}

/**
 * Isotonic regression of outcomes on forecasts by pooling adjacent violators; equal forecasts get one value.
 * @returns for each forecast value, in rising order, the calibrated probability and how many had it
 */
export function recalibrate(
  forecasts: readonly LastForecast[],
): { value: number; calibrated: number; count: number; filled: number }[] {
  const byValue = new Map<number, Block>();
  for (const { value, outcome } of forecasts) {
    const block = byValue.get(value) ?? { sum: 0, count: 0 };
    byValue.set(value, { sum: block.sum + outcome, count: block.count + 1 });
  }
  const values = [...byValue].sort(([a], [b]) => a - b);
  const pooled: (Block & { values: number })[] = [];
  for (const [, block] of values) {
    let next = { ...block, values: 1 };
    for (
      let last = pooled.at(-1);
      last && last.sum * next.count >= next.sum * last.count;
      last = pooled.at(-1)
    ) {
      pooled.pop();
      next = {
        sum: last.sum + next.sum,
        count: last.count + next.count,
        values: last.values + next.values,
      };
    }
    pooled.push(next);
  }
  const calibrated = pooled.flatMap(({ sum, count, values: width }) =>
    Array.from({ length: width }, () => sum / count),
  );
  return values.map(([value, { sum, count }], index) => ({
    value,
    calibrated: calibrated[index] ?? 0,
    count,
    filled: sum,
  }));
}

/**
 * Brier = miscalibration − discrimination + uncertainty, after Dimitriadis, Gneiting and Jordan (PNAS 2021):
 * how much better the recalibrated forecasts would be, how much better these are than always saying the base
 * rate, and how good that one is. Null without forecasts.
 */
export function decompose(forecasts: readonly LastForecast[]) {
  if (forecasts.length === 0) return null;
  const count = forecasts.length;
  const score =
    forecasts.reduce((sum, { value, outcome }) => sum + (value - outcome) ** 2, 0) / count;
  const rate = forecasts.reduce((sum, { outcome }) => sum + outcome, 0) / count;
  const uncertainty = rate * (1 - rate);
  // Within a value that holds `filled` ones of `count`: filled·(1 − c)² + (count − filled)·c².
  const calibratedScore =
    recalibrate(forecasts).reduce(
      (sum, { calibrated: c, count: n, filled }) =>
        sum + filled * (1 - c) ** 2 + (n - filled) * c ** 2,
      0,
    ) / count;
  return {
    score,
    miscalibration: score - calibratedScore,
    discrimination: uncertainty - calibratedScore,
    uncertainty,
  };
}
