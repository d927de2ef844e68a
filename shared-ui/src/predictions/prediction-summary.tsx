import type { PredictionSummary as Summary } from '@syndication/contract/votes/votes.rules';

import { Box, Heading, Panel, Text } from '@syndication/shared-ui/core';
import { PredictionFigure } from './prediction-figure';
import { PredictionScale } from './prediction-scale';

export type PredictionSummaryProps = Summary;

/** What investors expect of the current round: the average and the number of voters, nothing else. */
export function PredictionSummary({ average, voterCount }: PredictionSummaryProps) {
  return (
    <Panel aria-label="Votes Feedback">
      <Heading size="md" mb="3">
        Votes Feedback
      </Heading>
      <PredictionFigure average={average} voterCount={voterCount} />
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
