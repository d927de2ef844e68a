import { chakra } from '@syndication/shared-ui/styling';
import {
  summarizeCounts,
  VOTE_CHOICES,
  VOTE_WEIGHTS,
  type ChoiceCounts,
} from '@syndication/contract/votes/votes.rules';

import { votersText } from '@syndication/shared-ui/predictions';
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
}

/** The spread of the votes at the size of a list row: six columns, and the same in words. */
export function PredictionGlance({ counts, staleCount = 0 }: PredictionGlanceProps) {
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
      </span>
    </Frame>
  );
}
