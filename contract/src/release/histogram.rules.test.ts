import { bucketOf, countValues, LAST_BUCKET, quantileOf } from './histogram.rules';

function histogramOf(values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const value of values) {
    histogram.set(bucketOf(value), (histogram.get(bucketOf(value)) ?? 0) + 1);
  }
  return histogram;
}

it.each([
  [0, 0],
  [0.99, 0],
  [1, 1],
  [2, 5],
  [4, 9],
  [1024, 41],
  [1e300, LAST_BUCKET],
])('puts %d into bucket %d', (value, bucket) => {
  expect(bucketOf(value)).toBe(bucket);
});

it('has room for a gigabyte below the last bucket', () => {
  expect(bucketOf(1_000_000_000)).toBeLessThan(LAST_BUCKET);
});

it.each([0.5, 0.75, 0.95])('tells the quantile %d of even values to within a tenth', (share) => {
  const values = Array.from({ length: 1000 }, (_, index) => index + 1);
  const quantile = quantileOf(histogramOf(values), share);
  expect(quantile).toBeGreaterThan(share * 1000 * 0.9);
  expect(quantile).toBeLessThan(share * 1000 * 1.1);
});

it('tells where most of two heaps of values stand', () => {
  const values = [...Array<number>(60).fill(100), ...Array<number>(40).fill(5000)];
  const histogram = histogramOf(values);
  expect(countValues(histogram)).toBe(100);
  expect(quantileOf(histogram, 0.5)).toBeCloseTo(100, -2);
  expect(quantileOf(histogram, 0.75)).toBeGreaterThan(4000);
});

it('tells nothing as nothing', () => {
  expect(quantileOf(histogramOf([0, 0, 0, 5000]), 0.5)).toBe(0);
});

it('knows nothing without values', () => {
  expect(quantileOf(new Map(), 0.5)).toBeNull();
});
