import { isUnanswered } from '@syndication/contract/ventures/deal-tabs.rules';
import { DEAL_NOT_LISTED_TEXT } from '@syndication/contract/ventures/venture-messages.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { useId } from 'react';

import { Button, Heading, HStack, Panel, Text } from '@syndication/shared-ui/core';
import { isBeforeListingEnd } from '../deal-data/is-before-listing-end';
import { isOpenForVotes } from './is-open-for-votes';
import { ownChoice } from './own-answer';
import { OwnAnswerText } from './own-answer-text';
import { OutcomeRule } from './outcome-rule';
import { VoteKeys } from './vote-keys';

export interface VotePanelProps {
  venture: Venture;
  /** Whether the vote is on this page only. */
  isUnsent?: boolean;
  /** Posts the vote at once; null takes it back. */
  onVote: (choice: VoteChoice | null) => void;
}

/** The question to the member, or why there is none. */
function describeAsk(venture: Venture): string {
  if (isOpenForVotes(venture)) {
    return venture.conflict
      ? 'You are not asked to vote. Once the conflict is over, choose a percentage.'
      : 'How likely is this company to fill its round? One click casts your vote; you can change it later.';
  }
  const { currentVentureRound: round } = venture;
  if (!round) return 'There is no round yet, so there is nothing to vote on.';
  if (round.isRoundClosed) return 'The round is closed, so there is nothing to vote on.';
  // An update brings back what its days have taken off the list, not what was hidden.
  return isBeforeListingEnd(venture)
    ? 'This deal is not on the list, so you cannot vote on it.'
    : DEAL_NOT_LISTED_TEXT;
}

/** The six vote keys beside a venture; the pressed one is my vote. */
export function VotePanel({ venture, isUnsent = false, onVote }: VotePanelProps) {
  const titleId = useId();
  const isOpen = isOpenForVotes(venture);
  const isAnswered = !isUnanswered(venture);
  return (
    <Panel aria-labelledby={titleId} display="grid" gap="3">
      <Heading id={titleId} size="md">
        Your vote
      </Heading>
      <Text size="sm" tone="muted">
        {describeAsk(venture)}
      </Text>
      {isOpen && <OutcomeRule />}
      {isOpen && <VoteKeys deal={venture} value={ownChoice(venture)} onVote={onVote} />}
      {(isOpen || isAnswered) && (
        // Its place is kept before the first vote: the keys must not move under a finger.
        <HStack gap="2" minH="11" flexWrap="wrap" justifyContent="space-between">
          {isAnswered ? (
            <Text>
              <OwnAnswerText deal={venture} isUnsent={isUnsent} />
            </Text>
          ) : (
            <Text tone="muted">Not voted yet</Text>
          )}
          {isAnswered && isOpen && (
            // Beside the sheet it is below the text, aligned with its start: by its words, or its visible border.
            <Button
              variant="ghost"
              size="sm"
              ms={{ md: '-3' }}
              _highContrast={{ ms: '0' }}
              onClick={() => onVote(null)}
            >
              Take back
            </Button>
          )}
        </HStack>
      )}
    </Panel>
  );
}
