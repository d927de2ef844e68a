const STEPS = 4000;
/** Beyond these log odds nothing is left that rounds to a percent. */
const END = 40;

/**
 * Between which probabilities the middle part of a beta distribution lies, to a tenth of a percent. Summed over log
 * odds, where its density has no poles: x^a · (1 − x)^b.
 * @param part 0.8 leaves a tenth at each end
 */
export function betaInterval(a: number, b: number, part: number): { low: number; high: number } {
  const width = (2 * END) / STEPS;
  const steps = Array.from({ length: STEPS }, (_, index) => {
    const odds = -END + (index + 0.5) * width;
    // ln x and ln (1 − x) without loss at either end.
    const logDensity = -a * Math.log1p(Math.exp(-odds)) - b * Math.log1p(Math.exp(odds));
    return { x: 1 / (1 + Math.exp(-odds)), logDensity };
  });
  const highest = Math.max(...steps.map(({ logDensity }) => logDensity));
  const weights = steps.map(({ logDensity }) => Math.exp(logDensity - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const quantile = (wanted: number) => {
    let sum = 0;
    const index = weights.findIndex((weight) => (sum += weight) >= wanted * total);
    return steps[index]?.x ?? 1;
  };
  return { low: quantile((1 - part) / 2), high: quantile((1 + part) / 2) };
}
