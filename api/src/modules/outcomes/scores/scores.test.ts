import fc from 'fast-check';

import { compareEstimates, GroupRecord } from './adjusted';
import { betaInterval } from './beta-interval';
import { baseRate, groupScore, memberScores } from './brier';
import {
  binomialQuantile,
  calibrate,
  lastForecasts,
  LEVELS,
  type LastForecast,
} from './calibration';
import { decompose, recalibrate } from './corp';
import type { Forecast, ResolvedRound } from './resolved-round';

const DAY = 86_400_000;

type Vote = [memberId: string, value: number, from: number, until: number];

/** A round of ten days; moments of votes in days. */
function round(isFilled: boolean, ...votes: Vote[]): ResolvedRound {
  return {
    id: 'round',
    votingEndedAt: 10 * DAY,
    isFilled,
    forecasts: votes.map(([memberId, value, from, until]) => ({
      memberId,
      value,
      from: from * DAY,
      until: until * DAY,
      isStale: false,
    })),
  };
}

const outcomes = (value: number, filled: number, count: number): LastForecast[] =>
  Array.from({ length: count }, (_, index) => ({ value, outcome: index < filled ? 1 : 0 }));

describe('the Brier score', () => {
  // Ann: 4 days at (0.25 − 1)² = 0.5625, 6 days at (0.75 − 1)² = 0.0625: 0.4·0.5625 + 0.6·0.0625 = 0.2625.
  it('of a member is averaged over the time that each vote was in effect', () => {
    const filled = round(true, ['ann', 0.25, 0, 4], ['ann', 0.75, 4, 10], ['bob', 1, 9, 10]);
    expect(memberScores(filled).get('ann')).toBeCloseTo(0.2625, 9);
    expect(memberScores(filled).get('bob')).toBe(0);
  });

  it('ends when a vote is withdrawn', () => {
    expect(memberScores(round(false, ['ann', 0.5, 0, 3])).get('ann')).toBeCloseTo(0.25, 9);
  });

  // Day 0 to 5 only Ann at 0.5: 0.25. Day 5 to 10 the average of 0.5 and 1 is 0.75: (0.75 − 0)² = 0.5625.
  it('of the group follows the average of the votes in effect', () => {
    expect(groupScore(round(false, ['ann', 0.5, 0, 10], ['bob', 1, 5, 10]))).toBeCloseTo(
      0.40625,
      9,
    );
    expect(groupScore(round(false))).toBeNull();
  });

  it('counts votes in effect for no time alike', () => {
    expect(memberScores(round(true, ['ann', 0.5, 10, 10])).get('ann')).toBeCloseTo(0.25, 9);
  });

  it('knows the base rate', () => {
    expect(baseRate([])).toBeNull();
    expect(baseRate([round(true), round(false), round(false), round(false)])).toBe(0.25);
  });
});

describe('calibration', () => {
  it('counts the votes in effect at the end, by level', () => {
    const filled = round(true, ['ann', 0.25, 0, 4], ['ann', 0.75, 4, 10], ['bob', 0.75, 0, 3]);
    const failed = round(false, ['ann', 0.75, 0, 10]);
    const levels = calibrate([filled, failed].flatMap(lastForecasts));
    expect(levels.map(({ value, count, filled: n }) => [value, count, n])).toEqual([
      [0, 0, 0],
      [0.25, 0, 0],
      [0.5, 0, 0],
      [0.75, 2, 1],
      [1, 0, 0],
    ]);
  });

  // Binomial (12, 0.75): P(X ≤ 6) = 0.0544, P(X ≤ 5) = 0.0143; P(X ≤ 10) = 0.8416, P(X ≤ 11) = 0.9683.
  it('has a band from 5 % to 95 % of the binomial', () => {
    expect(calibrate(outcomes(0.75, 7, 12))[3]?.band).toEqual({ low: 6, high: 11 });
    expect([binomialQuantile(0, 0.5, 0.95), binomialQuantile(9, 0, 0.95)]).toEqual([0, 0]);
    expect(binomialQuantile(9, 1, 0.05)).toBe(9);
    // Far too small to be held as it is: 0.5 ^ 2,000.
    expect(binomialQuantile(2000, 0.5, 0.5)).toBe(1000);
  });
});

/** The same by the max-min formula: the greatest of the least averages over all stretches around a value. */
function recalibrateSlowly(forecasts: readonly LastForecast[]): [number, number][] {
  const values = [...new Set(forecasts.map(({ value }) => value))].sort((a, b) => a - b);
  const average = (from: number, to: number) => {
    const inside = forecasts.filter(({ value }) => value >= from && value <= to);
    return inside.reduce((sum, { outcome }) => sum + outcome, 0) / inside.length;
  };
  return values.map((value) => [
    value,
    Math.max(
      ...values
        .filter((from) => from <= value)
        .map((from) =>
          Math.min(...values.filter((to) => to >= value).map((to) => average(from, to))),
        ),
    ),
  ]);
}

describe('CORP', () => {
  it.each<[string, LastForecast[], number, number, number]>([
    // In order already: 0.25 → 0, 0.75 → 1. S = (0.0625 + 0.0625)/2; recalibrated 0; base rate ½.
    ['sharp and right', [...outcomes(0.25, 0, 1), ...outcomes(0.75, 1, 1)], 0.0625, 0.25, 0.25],
    // The wrong way round: both pooled to ½, so nothing is discriminated. S = 0.5625.
    ['the wrong way round', [...outcomes(0.25, 1, 1), ...outcomes(0.75, 0, 1)], 0.3125, 0, 0.25],
    // 0 → 1/4, {0.5, 0.75} pooled: (2 + 1)/(2 + 4) = ½, 1 → 1. Filled 1 + 2 + 1 + 2 = 6 of 12.
    // S = (1 + 0.5 + (0.0625 + 3·0.5625) + 0)/12 = 3.25/12; S_C = (0.75 + 1.5 + 0)/12 = 2.25/12; S_R = 3/12.
    [
      'half pooled',
      [
        ...outcomes(0, 1, 4),
        ...outcomes(0.5, 2, 2).map((each, index) => ({ ...each, value: index < 2 ? 0.5 : 0 })),
        ...outcomes(0.75, 1, 4),
        ...outcomes(1, 2, 2),
      ],
      1 / 12,
      0.75 / 12,
      0.25,
    ],
  ])('decomposes by hand: %s', (_, forecasts, miscalibration, discrimination, uncertainty) => {
    const parts = decompose(forecasts);
    expect(parts?.miscalibration).toBeCloseTo(miscalibration, 9);
    expect(parts?.discrimination).toBeCloseTo(discrimination, 9);
    expect(parts?.uncertainty).toBeCloseTo(uncertainty, 9);
  });

  it('agrees with an independent calculation, and its parts add up', () => {
    const forecast = fc.record<LastForecast>({
      value: fc.constantFrom(...LEVELS, 0.1, 0.6),
      outcome: fc.constantFrom<(0 | 1)[]>(0, 1),
    });
    fc.assert(
      fc.property(fc.array(forecast, { minLength: 1, maxLength: 60 }), (forecasts) => {
        const slow = recalibrateSlowly(forecasts);
        const fast = recalibrate(forecasts);
        expect(fast).toHaveLength(slow.length);
        for (const [index, [value, calibrated]] of slow.entries()) {
          expect(fast[index]?.value).toBe(value);
          expect(Math.abs((fast[index]?.calibrated ?? 9) - calibrated)).toBeLessThan(1e-9);
        }
        const parts = decompose(forecasts)!;
        const sum = parts.miscalibration - parts.discrimination + parts.uncertainty;
        expect(Math.abs(sum - parts.score)).toBeLessThan(1e-9);
        expect(parts.miscalibration).toBeGreaterThan(-1e-9);
        expect(parts.discrimination).toBeGreaterThan(-1e-9);
      }),
    );
  });

  it('has nothing to say without forecasts', () => {
    expect(decompose([])).toBeNull();
  });
});

describe('the middle of a beta distribution', () => {
  // Quantiles in closed form: p, √p and sin²(πp/2).
  it.each([
    ['uniform', 1, 1, 0.1, 0.9],
    ['rising', 2, 1, Math.sqrt(0.1), Math.sqrt(0.9)],
    [
      'with poles at both ends',
      0.5,
      0.5,
      Math.sin(0.05 * Math.PI) ** 2,
      Math.sin(0.45 * Math.PI) ** 2,
    ],
  ])('is right where it is %s', (_, a, b, low, high) => {
    const interval = betaInterval(a, b, 0.8);
    expect(Math.abs(interval.low - low)).toBeLessThan(0.003);
    expect(Math.abs(interval.high - high)).toBeLessThan(0.003);
  });

  it('narrows with votes, and is mirrored with them', () => {
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(betaInterval(70, 30, 0.8))).toBeLessThan(width(betaInterval(7, 3, 0.8)) / 2);
    expect(betaInterval(7, 3, 0.8).low).toBeCloseTo(1 - betaInterval(3, 7, 0.8).high, 2);
  });
});

describe('the adjusted estimate', () => {
  const fresh = (value: number, age = 0) => ({ value, age: age * DAY, isStale: false });

  // Without a record 0.75 is 0.05 + 0.675 = 0.725; (1·0.725 + 1·0.5)/2.
  it('starts from what is assumed', () => {
    expect(new GroupRecord().estimate([fresh(0.75)])).toBeCloseTo(0.6125, 9);
    expect(new GroupRecord().estimate([])).toBeNull();
  });

  // 100 %: 1 of 4 filled, drawn towards 0.95: (1 + 3.8)/8 = 0.6. Base rate (1 + 1.5)/7.
  it('learns from rounds that did not do what their votes said', () => {
    const record = GroupRecord.of([
      round(true, ['ann', 1, 0, 10]),
      ...Array.from({ length: 3 }, () => round(false, ['ann', 1, 0, 10])),
    ]);
    expect(record.estimate([fresh(1)])).toBeCloseTo((0.6 + 2.5 / 7) / 2, 9);
  });

  // Weights 1 and ½: (0.95 + 0.05/2)/1.5; then with the base rate of ½.
  it('halves the weight of a vote every thirty days, and leaves out stale ones', () => {
    const votes = [fresh(1), fresh(0, 30), { ...fresh(0), isStale: true }];
    const expected = (2 * ((0.95 + 0.025) / 1.5) + 0.5) / 3;
    expect(new GroupRecord().estimate(votes)).toBeCloseTo(expected, 9);
  });

  it('has an interval around it from ten fresh votes on, below the spread of the votes', () => {
    const record = new GroupRecord();
    const few = [fresh(0.25), fresh(1), { ...fresh(0), isStale: true }];
    expect(record.range(few)).toEqual({ low: 0.25, high: 1, isInterval: false });
    const many = Array.from({ length: 10 }, () => fresh(0.75));
    const { low, high, isInterval } = record.range(many);
    expect(isInterval).toBe(true);
    expect(low).toBeLessThan(record.estimate(many)!);
    expect(high).toBeGreaterThan(record.estimate(many)!);
  });

  it('is judged on past rounds with what was known before each', () => {
    const isOver = (index: number): ResolvedRound => ({
      ...round(index % 4 === 0, ['ann', 1, 0, 10], ['bob', 0.75, 0, 10]),
      votingEndedAt: 10 * DAY,
    });
    expect(compareEstimates(Array.from({ length: 10 }, (_, index) => isOver(index)))).toBeNull();
    const compared = compareEstimates(Array.from({ length: 40 }, (_, index) => isOver(index)))!;
    expect(compared.rounds).toBe(30);
    expect(compared.adjusted).toBeLessThan(compared.plain);
  });
});

it('scores ten thousand rounds of fifty voters without growing faster than they do', () => {
  const forecasts: Forecast[] = Array.from({ length: 50 }, (_, voter) => ({
    memberId: String(voter),
    value: LEVELS[voter % 5] ?? 0,
    from: voter,
    until: 10 * DAY,
    isStale: false,
  }));
  const rounds = (count: number): ResolvedRound[] =>
    Array.from({ length: count }, (_, index) => ({
      id: String(index),
      votingEndedAt: 10 * DAY,
      isFilled: index % 3 === 0,
      forecasts,
    }));
  const all = rounds(10_000);
  expect(all.flatMap(lastForecasts)).toHaveLength(500_000);
  expect(decompose(all.flatMap(lastForecasts))?.uncertainty).toBeCloseTo((1 / 3) * (2 / 3), 3);
  expect(compareEstimates(all)?.rounds).toBe(9990);
});
