import { forecastsAtEnd, outcomeOf, type ResolvedRound } from './resolved-round';

/** The percents that a vote can say, as parts of one. */
export const LEVELS = [0, 0.25, 0.5, 0.75, 1] as const;

/** A vote in effect at the end of a round, and the round's outcome. */
export interface LastForecast {
  value: number;
  outcome: 0 | 1;
}

/** The votes in effect when voting ended, each with its outcome. */
export const lastForecasts = (round: ResolvedRound): LastForecast[] =>
  forecastsAtEnd(round).map(({ value }) => ({ value, outcome: outcomeOf(round) }));

/** How often what was given this percent came true. */
export interface Level {
  value: number;
  count: number;
  filled: number;
  /**
   * The range of the number of filled ones in 9 of 10 cases if the percent is right: 5 % and 95 % of the
   * binomial.
   */
  band: { low: number; high: number };
}

/** The smallest k with P(X ≤ k) ≥ part, X binomial: n rounds, each filled with probability p. */
export function binomialQuantile(n: number, p: number, part: number): number {
  if (n === 0 || p === 0) return 0;
  if (p === 1) return n;
  // In logarithms: (1 − p)^n is no number any more from some thousand rounds on.
  let logTerm = n * Math.log(1 - p);
  let sum = Math.exp(logTerm);
  let k = 0;
  while (sum < part && k < n) {
    logTerm += Math.log((n - k) / (k + 1)) + Math.log(p / (1 - p));
    k += 1;
    sum += Math.exp(logTerm);
  }
  return k;
}

/** The five levels, empty ones too. */
export function calibrate(forecasts: readonly LastForecast[]): Level[] {
  return LEVELS.map((value) => {
    const given = forecasts.filter((forecast) => forecast.value === value);
    const count = given.length;
    return {
      value,
      count,
      filled: given.reduce((sum, { outcome }) => sum + outcome, 0),
      band: {
        low: binomialQuantile(count, value, 0.05),
        high: binomialQuantile(count, value, 0.95),
      },
    };
  });
}
