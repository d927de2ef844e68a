import { DEAL_NOT_LISTED_TEXT } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import {
  VOTE_CHOICES,
  VOTE_WEIGHTS,
  type VoteChoice,
} from '@syndication/contract/votes/votes.rules';
import { useId } from 'react';

import { Alert, Button, Grid, Heading, Panel, Text } from '@syndication/shared-ui/core';
import { formatVoteDay } from './format-vote-day';

export interface VotePanelProps {
  venture: Venture;
  /** Posts the vote at once. */
  onVote: (choice: VoteChoice) => void;
  isPending: boolean;
  /** Why the last vote was not counted. */
  error: string | null;
}

/** The six vote buttons beside a venture; the pressed one is my vote. */
export function VotePanel({ venture, onVote, isPending, error }: VotePanelProps) {
  const titleId = useId();
  const isRoundOpen = venture.currentVentureRound?.isRoundClosed === false;
  const isOpen = isRoundOpen && venture.dealStatus === 'active';
  const own = venture.ownVote?.choice ?? null;
  return (
    <Panel aria-labelledby={titleId} display="grid" gap="3">
      <Heading id={titleId} size="md">
        Your vote
      </Heading>
      <Text size="sm" tone="muted">
        {isOpen
          ? 'How likely is this company to fill its round? A click votes at once; the latest vote counts.'
          : isRoundOpen
            ? DEAL_NOT_LISTED_TEXT
            : 'The round is closed, so there is nothing to vote on.'}
      </Text>
      {isOpen && (
        <Grid templateColumns="repeat(5, 1fr)" gap="1.5">
          {VOTE_CHOICES.map((choice) => (
            <Button
              key={choice}
              variant={choice === own ? 'solid' : 'outline'}
              aria-pressed={choice === own}
              aria-disabled={isPending || undefined}
              px="0"
              fontSize={{ base: 'md', lg: 'sm' }}
              gridColumn={VOTE_WEIGHTS[choice] === null ? '1 / -1' : undefined}
              onClick={({ detail: clicks }) => {
                // The second click of a double click may come after the answer to the first.
                if (!isPending && clicks <= 1) onVote(choice);
              }}
            >
              {choice}
            </Button>
          ))}
        </Grid>
      )}
      {venture.ownVote && (
        <Text>
          You voted <strong>{own}</strong> on{' '}
          <time dateTime={venture.ownVote.votedAt}>{formatVoteDay(venture.ownVote.votedAt)}</time>.
        </Text>
      )}
      {error && (
        <Alert status="error" title="Your vote was not counted">
          {error}
        </Alert>
      )}
    </Panel>
  );
}
