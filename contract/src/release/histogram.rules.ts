/**
 * Buckets that grow by a fifth: numbers of any size are kept in few counts, and a quantile is told to within
 * a tenth. The last one takes everything above.
 */
const BUCKETS_PER_DOUBLING = 4;
export const LAST_BUCKET = 127;

/** Number of values per bucket; buckets without any are left out. */
export type Histogram = ReadonlyMap<number, number>;

/** The bucket of a number that is not negative: 0 below one. */
export function bucketOf(value: number): number {
  if (value < 1) return 0;
  return Math.min(1 + Math.floor(Math.log2(value) * BUCKETS_PER_DOUBLING), LAST_BUCKET);
}

/** Of bucket 0 nothing is told apart: it counts as nothing. */
function boundsOf(bucket: number): [from: number, to: number] {
  const startOf = (n: number) => 2 ** ((n - 1) / BUCKETS_PER_DOUBLING);
  return bucket === 0 ? [0, 0] : [startOf(bucket), startOf(bucket + 1)];
}

export function countValues(histogram: Histogram): number {
  return [...histogram.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * The number that a share of the values does not exceed, spread evenly inside its bucket; null without values.
 * @param share above 0 and at most 1: 0.75 for the 75th percentile
 */
export function quantileOf(histogram: Histogram, share: number): number | null {
  const rank = countValues(histogram) * share;
  let below = 0;
  for (const [bucket, count] of [...histogram].sort(([a], [b]) => a - b)) {
    if (below + count >= rank) {
      const [from, to] = boundsOf(bucket);
      return from + ((to - from) * (rank - below)) / count;
    }
    below += count;
  }
  return null;
}
