import type { ReleaseMeasure } from '@syndication/contract/release/release-reports.rules';
import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';

type Spread = ReleaseCounts['spreads'][number];
type Cell = (counts: ReleaseCounts) => string;

const spread =
  (measure: ReleaseMeasure, inWords: (spread: Spread) => string): Cell =>
  ({ spreads }) => {
    const found = spreads.find((known) => known.measure === measure);
    return found ? inWords(found) : '';
  };

/** The 75th percentile of a measure. */
const p75 = (measure: ReleaseMeasure, inWords = (value: number) => String(Math.round(value))) =>
  spread(measure, (found) => inWords(found.p75));

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
  // The median too: what fails at once and what hangs until the deadline have nothing in between.
  'failed after ms': spread('failedAfterMs', (found) =>
    [found.p50, found.p75].map(Math.round).join(' / '),
  ),
  kB: p75('transferredBytes', (bytes) => (bytes / 1000).toFixed(1)),
  'LCP ms': p75('lcpMs'),
  'INP ms': p75('inpMs'),
  CLS: p75('cls', (value) => value.toFixed(2)),
  'most often': mostFrequent,
};

/** What was reported of releases, with a head above it; what was reported of none of them has no column. */
export function countsTable(all: readonly (ReleaseCounts | null)[]): string[][] {
  const shown = Object.entries(COLUMNS).filter(([, cell]) =>
    all.some((counts) => counts && cell(counts) !== ''),
  );
  const rows = all.map((counts) => shown.map(([, cell]) => (counts ? cell(counts) || '-' : '')));
  return [shown.map(([head]) => head), ...rows];
}
