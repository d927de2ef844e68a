import {
  fewVotersNote,
  ZERO_VOTES_NOTE,
  type OwnerPredictions,
} from '@syndication/contract/votes/votes.rules';

import { Box, Heading, Panel, Text } from '@syndication/shared-ui/core';
import { PredictionFigure, votersText } from '@syndication/shared-ui/predictions';
import { PredictionScale } from './prediction-scale';

export type PredictionSummaryProps = OwnerPredictions;

/**
 * What investors expect of the current round: the average and the number of voters, nothing else; the
 * number alone while there are too few of them.
 */
export function PredictionSummary({ average, voterCount, minVoters }: PredictionSummaryProps) {
  return (
    <Panel aria-label="Votes Feedback">
      <Heading size="md" mb="3">
        Votes Feedback
      </Heading>
      {average === null && voterCount > 0 ? (
        <>
          <Text fontWeight="medium">{votersText(voterCount)} so far.</Text>
          <Text tone="muted" size="sm" mt="1">
            {fewVotersNote(minVoters)} {ZERO_VOTES_NOTE}
          </Text>
        </>
      ) : (
        <PredictionFigure average={average} voterCount={voterCount} />
      )}
      {average !== null && (
        <Box mt="4">
          <PredictionScale percent={average} />
          <Text tone="muted" size="sm" mt="4">
            How likely investors think it is that your current round will fill.
          </Text>
        </Box>
      )}
    </Panel>
  );
}
