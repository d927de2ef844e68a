import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { VOTE_CHOICES, type VoteChoice } from '@syndication/contract/votes/votes.rules';
import { useId } from 'react';

import { Alert, Button, Grid, Heading, Panel, Text } from '@syndication/shared-ui/core';

export interface VotePanelProps {
  venture: Venture;
  /** Posts the vote at once. */
  onVote: (choice: VoteChoice) => void;
  isPending: boolean;
  /** Why the last vote was not counted. */
  error: string | null;
}

/** Sixths of the width that each choice takes: three in the first line, two, one. */
const COLUMNS = [2, 2, 2, 3, 3, 6];

/** The six vote buttons beside a venture; the pressed one is my vote. */
export function VotePanel({ venture, onVote, isPending, error }: VotePanelProps) {
  const titleId = useId();
  const isOpen = venture.currentVentureRound?.isRoundClosed === false;
  const own = venture.ownVote?.choice ?? null;
  return (
    <Panel aria-labelledby={titleId} display="grid" gap="3">
      <Heading id={titleId} size="md">
        Your vote
      </Heading>
      <Text size="sm" tone="muted">
        {isOpen
          ? 'How likely is this company to fill its round? A click votes at once; the latest vote counts.'
          : 'The round is closed, so there is nothing to vote on.'}
      </Text>
      {isOpen ? (
        <Grid templateColumns="repeat(6, 1fr)" gap="2">
          {VOTE_CHOICES.map((choice, index) => (
            <Button
              key={choice}
              variant={choice === own ? 'solid' : 'outline'}
              aria-pressed={choice === own}
              disabled={isPending}
              px="2"
              gridColumn={`span ${COLUMNS[index] ?? 6}`}
              onClick={() => onVote(choice)}
            >
              {choice}
            </Button>
          ))}
        </Grid>
      ) : (
        own && (
          <Text>
            You voted <strong>{own}</strong>.
          </Text>
        )
      )}
      {error && (
        <Alert status="error" title="Your vote was not counted">
          {error}
        </Alert>
      )}
    </Panel>
  );
}
