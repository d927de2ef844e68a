import type { ReleaseMeasure } from '@syndication/contract/release/release-reports.rules';
import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';

type Cell = (counts: ReleaseCounts) => string;

const inWholes = (value: number): string => String(Math.round(value));

/** The 75th percentile of a measure; the median may be told, too. */
const p75 =
  (measure: ReleaseMeasure, inWords: (p75: number, p50: number) => string = inWholes): Cell =>
  ({ spreads }) => {
    const found = spreads.find((known) => known.measure === measure);
    return found ? inWords(found.p75, found.p50) : '';
  };

function mostFrequent({ failuresBy }: ReleaseCounts): string {
  const [worst] = [...failuresBy].sort((a, b) => b.count - a.count);
  return worst ? `${worst.phase}: ${worst.reason}` : '';
}

/** Columns of `list`; a cell is empty when nothing was reported. */
const COLUMNS: Record<string, Cell> = {
  loads: ({ loads }) => String(loads),
  failures: ({ failures }) => String(failures),
  fallbacks: ({ fallbacks }) => String(fallbacks),
  errors: ({ errors }) => String(errors),
  'registry ms': p75('registryMs'),
  'entry ms': p75('entryMs'),
  'chunk ms': p75('chunkMs'),
  'render ms': p75('renderMs'),
  // With the median, because times are bimodal: failures are immediate or take the whole deadline.
  'failed after ms': p75(
    'failedAfterMs',
    (late, early) => `${inWholes(early)} / ${inWholes(late)}`,
  ),
  kB: p75('transferredBytes', (bytes) => (bytes / 1000).toFixed(1)),
  'LCP ms': p75('lcpMs'),
  'INP ms': p75('inpMs'),
  CLS: p75('cls', (value) => value.toFixed(2)),
  'most often': mostFrequent,
};

/** The reports of releases, with a header row; columns without any report are left out. */
export function countsTable(all: readonly (ReleaseCounts | null)[]): string[][] {
  const shown = Object.entries(COLUMNS).filter(([, cell]) =>
    all.some((counts) => counts && cell(counts) !== ''),
  );
  const rows = all.map((counts) => shown.map(([, cell]) => (counts ? cell(counts) || '-' : '')));
  return [shown.map(([head]) => head), ...rows];
}
