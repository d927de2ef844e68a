import { chakra } from '@syndication/shared-ui/styling';
import { VOTE_CHOICES } from '@syndication/contract/votes/votes.rules';
import {
  summarizeCounts,
  VOTE_WEIGHTS,
  type ChoiceCounts,
} from '@syndication/contract/votes/vote-summary.rules';

import type { AdjustedEstimate } from '@syndication/contract/predictions/predictions.schemas';
import { votersText } from '@syndication/shared-ui/predictions';
import { adjustedText } from '../../components/adjusted-text';
import { predictionGlanceRecipe } from './prediction-glance.recipe';

const Frame = chakra('span', predictionGlanceRecipe);

/** From unlikely to certain, then those that do not count. */
const LEFT_TO_RIGHT = [...VOTE_CHOICES].sort(
  (a, b) => (VOTE_WEIGHTS[a] ?? Infinity) - (VOTE_WEIGHTS[b] ?? Infinity),
);

interface PredictionGlanceProps {
  counts: ChoiceCounts;
  /** Votes that were given before the terms changed. */
  staleCount?: number;
  /** What the group's record makes of the votes, where it says enough. */
  adjusted?: AdjustedEstimate | null;
}

/** The spread of the votes at the size of a list row: six columns, and the same in words. */
export function PredictionGlance({
  counts,
  staleCount = 0,
  adjusted = null,
}: PredictionGlanceProps) {
  const { average, voterCount } = summarizeCounts(counts);
  const conflicts = counts['Conflict of interest'];
  const mostVotes = Math.max(1, ...Object.values(counts));
  return (
    <Frame>
      <span className="columns" aria-hidden>
        {LEFT_TO_RIGHT.map((choice) => (
          <span
            key={choice}
            className={VOTE_WEIGHTS[choice] === null ? 'column apart' : 'column'}
            style={{ height: `${(counts[choice] / mostVotes) * 100}%` }}
          />
        ))}
      </span>
      <span>
        <span className="average">{average === null ? 'No votes so far' : `${average}%`}</span>
        <span className="voters">
          {votersText(voterCount)}
          {conflicts > 0 && `, ${conflicts} ${conflicts === 1 ? 'conflict' : 'conflicts'}`}
          {staleCount > 0 && `, ${staleCount} on earlier terms`}
        </span>
        {adjusted && <span className="adjusted">Adjusted {adjustedText(adjusted)}</span>}
      </span>
    </Frame>
  );
}
