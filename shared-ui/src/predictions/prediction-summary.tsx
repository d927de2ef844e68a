import { chakra } from '@chakra-ui/react';
import { VOTE_WEIGHTS, ZERO_VOTES_NOTE } from '@syndication/contract/votes/votes.rules';

import { Heading, Panel, Text } from '@syndication/shared-ui/core';
import { PredictionScale } from './prediction-scale';

export interface PredictionSummaryProps {
  /** Rounded percent; null without votes that count. */
  average: number | null;
  /** Votes that count. */
  voterCount: number;
}

const Figure = chakra('p', {
  base: { fontFamily: 'heading', fontSize: '3xl', fontWeight: 'semibold', lineHeight: 'tight' },
});

const weights = Object.values(VOTE_WEIGHTS).filter((weight) => weight !== null);

/** What investors expect of the current round: the average and the number of voters, nothing else. */
export function PredictionSummary({ average, voterCount }: PredictionSummaryProps) {
  return (
    <Panel aria-label="Votes Feedback">
      <Heading size="md" mb="3">
        Votes Feedback
      </Heading>
      {average === null ? (
        <>
          <Text fontWeight="medium">No votes so far.</Text>
          <Text tone="muted" size="sm" mt="1">
            {ZERO_VOTES_NOTE}
          </Text>
        </>
      ) : (
        <>
          <Figure>{average}%</Figure>
          <Text tone="muted" size="sm" mb="4">
            Average of {voterCount} {voterCount === 1 ? 'voter' : 'voters'}
          </Text>
          <PredictionScale percent={average} ticks={weights} />
          <Text tone="muted" size="sm" mt="4">
            How likely investors think it is that your current round will fill.
          </Text>
        </>
      )}
    </Panel>
  );
}
