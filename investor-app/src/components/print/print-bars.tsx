import { VOTE_CHOICES } from '@syndication/contract/votes/votes.rules';
import { VOTE_WEIGHTS, type ChoiceCounts } from '@syndication/contract/votes/vote-summary.rules';

/**
 * Bars for paper: shapes and lines are ink, which a browser prints whatever it does with backgrounds,
 * and black and outline are told apart in grey.
 */
const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 0.75 } as const;

const BAR = { width: 72, height: 6 };

/** A share of a whole, 0 to 100. */
export function PrintBar({ percent }: { percent: number }) {
  const share = Math.min(100, Math.max(0, percent)) / 100;
  return (
    <svg {...BAR} viewBox={`0 0 ${BAR.width} ${BAR.height}`} aria-hidden>
      <rect x="0.5" y="0.5" width={BAR.width - 1} height={BAR.height - 1} {...outline} />
      <rect width={BAR.width * share} height={BAR.height} fill="currentColor" />
    </svg>
  );
}

const COLUMN = { width: 7, gap: 2, height: 24 };

/** From unlikely to certain, then those that do not count. */
const LEFT_TO_RIGHT = [...VOTE_CHOICES].sort(
  (a, b) => (VOTE_WEIGHTS[a] ?? Infinity) - (VOTE_WEIGHTS[b] ?? Infinity),
);
const TOTAL_WIDTH = LEFT_TO_RIGHT.length * (COLUMN.width + COLUMN.gap);

/** The spread of the votes: a column for each choice, those that do not count outlined. */
export function PrintColumns({ counts }: { counts: ChoiceCounts }) {
  const mostVotes = Math.max(1, ...Object.values(counts));
  return (
    <svg
      width={TOTAL_WIDTH}
      height={COLUMN.height + 1}
      viewBox={`0 0 ${TOTAL_WIDTH} ${COLUMN.height + 1}`}
      aria-hidden
    >
      <line x2={TOTAL_WIDTH} y1={COLUMN.height + 0.5} y2={COLUMN.height + 0.5} {...outline} />
      {LEFT_TO_RIGHT.map((choice, index) => {
        const height = (counts[choice] / mostVotes) * COLUMN.height;
        return (
          counts[choice] > 0 && (
            <rect
              key={choice}
              x={index * (COLUMN.width + COLUMN.gap)}
              y={COLUMN.height - height}
              width={COLUMN.width}
              height={height}
              {...(VOTE_WEIGHTS[choice] === null ? outline : { fill: 'currentColor' })}
            />
          )
        );
      })}
    </svg>
  );
}
