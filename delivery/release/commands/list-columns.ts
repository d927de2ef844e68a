import type { ReleaseMeasure } from '@syndication/contract/release/release-reports.rules';
import type { ReleaseCounts } from '@syndication/contract/release/release-reports.schemas';

/** A column of `list`; its cell is empty when nothing was reported. */
interface Column {
  head: string;
  cell: (counts: ReleaseCounts) => string;
}

/** How a measure spreads. */
const spreadOf = ({ spreads }: ReleaseCounts, measure: ReleaseMeasure) =>
  spreads.find((known) => known.measure === measure);

/** The 75th percentile of a measure. */
function p75(
  head: string,
  measure: ReleaseMeasure,
  inWords = (value: number) => String(Math.round(value)),
): Column {
  return {
    head,
    cell: (counts) => {
      const spread = spreadOf(counts, measure);
      return spread ? inWords(spread.p75) : '';
    },
  };
}

/** Median and 75th percentile: what fails at once and what hangs until the deadline have nothing in between. */
function untilGivenUp(counts: ReleaseCounts): string {
  const spread = spreadOf(counts, 'failedAfterMs');
  return spread ? `${Math.round(spread.p50)} / ${Math.round(spread.p75)}` : '';
}

function mostFrequent({ failuresBy }: ReleaseCounts): string {
  const [worst] = [...failuresBy].sort((a, b) => b.count - a.count);
  return worst ? `${worst.phase}: ${worst.reason}` : '';
}

const COLUMNS: readonly Column[] = [
  { head: 'loads', cell: ({ loads }) => String(loads) },
  { head: 'failures', cell: ({ failures }) => String(failures) },
  { head: 'fallbacks', cell: ({ fallbacks }) => String(fallbacks) },
  { head: 'errors', cell: ({ errors }) => String(errors) },
  p75('registry ms', 'registryMs'),
  p75('entry ms', 'entryMs'),
  p75('chunk ms', 'chunkMs'),
  p75('render ms', 'renderMs'),
  { head: 'failed after ms', cell: untilGivenUp },
  p75('kB', 'transferredBytes', (bytes) => (bytes / 1000).toFixed(1)),
  p75('LCP ms', 'lcpMs'),
  p75('INP ms', 'inpMs'),
  p75('CLS', 'cls', (value) => value.toFixed(2)),
  { head: 'most often', cell: mostFrequent },
];

/** What was reported of releases, with a head above it; what was reported of none of them has no column. */
export function countsTable(all: readonly (ReleaseCounts | null)[]): string[][] {
  const shown = COLUMNS.filter(({ cell }) => all.some((counts) => counts && cell(counts) !== ''));
  const rows = all.map((counts) => shown.map(({ cell }) => (counts ? cell(counts) || '-' : '')));
  return [shown.map(({ head }) => head), ...rows];
}
