import {
  ZERO_VOTES_NOTE,
  type PredictionSummary,
} from '@syndication/contract/votes/vote-summary.rules';

import { Text } from '@syndication/shared-ui/core';
import { chakra } from '../styling';
import { predictionFigureRecipe } from './prediction-figure.recipe';

const Figure = chakra('p', predictionFigureRecipe);

export const votersText = (count: number) => `${count} ${count === 1 ? 'voter' : 'voters'}`;

/** The average as a figure with the number of voters; without votes the text of section 2. */
export function PredictionFigure({ average, voterCount }: PredictionSummary) {
  return average === null ? (
    <>
      <Text fontWeight="medium">No votes so far.</Text>
      <Text tone="muted" size="sm" mt="1">
        {ZERO_VOTES_NOTE}
      </Text>
    </>
  ) : (
    <>
      <Figure>{average}%</Figure>
      <Text tone="muted" size="sm">
        Average of {votersText(voterCount)}
      </Text>
    </>
  );
}
