import { MAX_REPORTED_MS } from './release-reports.rules';
import { releaseCountsSchema, releaseReportsSchema } from './release-reports.schemas';

const release = {
  app: 'investor-app',
  version: '1.2.3-0123456789',
  shell: '0.1.0-abcdef0123',
};
const failure = {
  ...release,
  kind: 'failure',
  phase: 'entry',
  reason: 'timeout',
  fellBackTo: null,
};
const parse = (...reports: object[]) => releaseReportsSchema.safeParse({ reports });

describe('a report of a failure', () => {
  it.each([0, 20_000, MAX_REPORTED_MS])('may say that it took %d ms', (afterMs) => {
    expect(parse({ ...failure, afterMs }).data?.reports).toEqual([{ ...failure, afterMs }]);
  });

  it('may leave that out, as older shells do', () => {
    expect(parse(failure).data?.reports).toEqual([failure]);
  });

  it.each([-1, MAX_REPORTED_MS + 1, Infinity, '20000', null])('is refused with %j', (afterMs) => {
    expect(parse({ ...failure, afterMs }).success).toBe(false);
  });

  it('may say what only newer shells measure, which is left out', () => {
    expect(parse({ ...failure, afterFrames: 12 }).data?.reports).toEqual([failure]);
  });
});

it.each(['insights-app', 'shell'])('takes reports of %s, known or not', (app) => {
  expect(parse({ ...failure, app }).success).toBe(true);
});

it.each(['', 'Insights', 'ann@angels.test', `a${'b'.repeat(50)}`])(
  'takes no report of %j, which is no name of an app',
  (app) => {
    expect(parse({ ...failure, app }).success).toBe(false);
  },
);

it('tells an older reader of apps and measures that it does not know', () => {
  const counts = {
    ...{ app: 'insights-app', version: '1.0.0-0123456789' },
    ...{ firstHour: '2031-02-03T12:00:00.000Z', lastHour: '2031-02-03T12:00:00.000Z' },
    ...{ loads: 1, failures: 1, fallbacks: 0, errors: 0 },
    ...{ clients: 1, failingClients: 1, erringClients: 0 },
    failuresBy: [{ phase: 'style', reason: 'taste', count: 1 }],
    spreads: [{ measure: 'styleMs', count: 1, p50: 1, p75: 1 }],
    shells: [],
  };
  expect(releaseCountsSchema.parse(counts)).toEqual(counts);
});
