import type { StoredCounts } from './counts.repository';
import { summarizeCounts } from './summarize-counts';

const MANY = 200;
const FIRST_MS = Date.parse('2031-02-03T12:00:00Z');

/** Counts of releases that somebody made up, and how often their names are looked at. */
function madeUpCounts(nameOf: (n: number) => { version: string; shell: string }) {
  let looks = 0;
  const named = <Row extends object>(n: number, row: Row) => ({
    app: 'auth-app' as const,
    get version() {
      looks += 1;
      return nameOf(n).version;
    },
    get shell() {
      looks += 1;
      return nameOf(n).shell;
    },
    ...row,
  });
  const rowsOf = <Row extends object>(row: Row) =>
    Array.from({ length: MANY }, (_, n) => named(n, row));
  const failure = { phase: 'entry' as const, reason: 'network' as const, fellBack: true, count: 2 };
  const counts: StoredCounts = {
    hours: rowsOf({ loads: 3, errors: 1, firstMs: FIRST_MS, lastMs: FIRST_MS }),
    failures: rowsOf(failure),
    measures: rowsOf({ measure: 'entryMs' as const, bucket: 1, count: 3 }),
    clients: rowsOf({ clients: 1, failing: 1, erring: 1 }),
  };
  return { counts, looksPerRow: () => looks / (4 * MANY) };
}

describe('summarizeCounts', () => {
  it('looks at each row a few times, however many releases there are', () => {
    const { counts, looksPerRow } = madeUpCounts((n) => ({ version: `1.${n}.0`, shell: '1.0.0' }));
    const releases = summarizeCounts(counts);
    expect(releases).toHaveLength(MANY);
    expect(releases[7]).toMatchObject({
      ...{ loads: 3, failures: 2, fallbacks: 2, errors: 1, clients: 1 },
      spreads: [{ measure: 'entryMs', count: 3 }],
      shells: [{ version: '1.0.0', loads: 3, failures: 2 }],
    });
    expect(looksPerRow()).toBeLessThan(5);
  });

  it('looks at each row a few times, however many shells one release ran in', () => {
    const { counts, looksPerRow } = madeUpCounts((n) => ({ version: '1.0.0', shell: `1.${n}.0` }));
    const [release] = summarizeCounts(counts);
    expect(release?.shells).toHaveLength(MANY);
    expect(release?.shells[7]).toEqual({ version: '1.7.0', loads: 3, failures: 2 });
    expect(looksPerRow()).toBeLessThan(5);
  });
});
