import { formatUtcDay } from '@syndication/contract/fields/dates.rules';
import {
  describeNextSnapshot,
  type OwnerPredictions,
} from '@syndication/contract/votes/snapshots.rules';
import { ZERO_VOTES_NOTE } from '@syndication/contract/votes/vote-summary.rules';

import { Box, Heading, Panel, Text } from '@syndication/shared-ui/core';
import { PredictionFigure } from '@syndication/shared-ui/predictions';
import { PredictionScale } from './prediction-scale';

export interface PredictionSummaryProps extends OwnerPredictions {
  isRoundClosed: boolean;
}

/**
 * What investors expect of the current round: average and number of voters as of the last snapshot, nothing else,
 * and what the next one waits for.
 */
export function PredictionSummary({ isRoundClosed, ...predictions }: PredictionSummaryProps) {
  const { average, voterCount, minBallots, asOf } = predictions;
  const next = describeNextSnapshot({ average, minBallots }, isRoundClosed);
  return (
    <Panel aria-label="Votes Feedback">
      <Heading size="md" mb="3">
        Votes Feedback
      </Heading>
      {average === null ? (
        <>
          <Text fontWeight="medium">{isRoundClosed ? 'No average' : 'No average yet'}</Text>
          <Text tone="muted" size="sm" mt="1">
            {next}
          </Text>
          <Text tone="muted" size="sm" mt="1">
            {ZERO_VOTES_NOTE}
          </Text>
        </>
      ) : (
        <>
          <PredictionFigure average={average} voterCount={voterCount} />
          {asOf !== null && (
            <Text tone="muted" size="sm">
              As of <time dateTime={asOf}>{formatUtcDay(asOf, 'long')}</time>
            </Text>
          )}
          <Box mt="4">
            <PredictionScale percent={average} />
            <Text tone="muted" size="sm" mt="4">
              How likely investors think it is that your current round will fill. {next}
            </Text>
          </Box>
        </>
      )}
    </Panel>
  );
}
