import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { Button, HStack } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import type { ReactNode } from 'react';

import { formatVoteDay } from '../../components/voting/format-vote-day';
import { VoteKeys } from '../../components/voting/vote-keys';
import { deskRecipe } from './desk.recipe';

export interface BallotProps {
  deal: Venture;
  /** Null takes the vote back. */
  onVote: (choice: VoteChoice | null) => void;
  /** Leads to the next deal without a vote; null when there is none. */
  onNextUnvoted: (() => void) | null;
  /** Stands above the keys. */
  notice: ReactNode;
}

/** The six keys at the foot of the desk; above them the question, or the vote that was given. */
export function Ballot({ deal, onVote, onNextUnvoted, notice }: BallotProps) {
  const { ownVote, companyName } = deal;
  const styles = useSlotRecipe({ recipe: deskRecipe })();
  return (
    <chakra.section css={styles.ballot} aria-label="Your vote">
      <chakra.div css={styles.notice}>{notice}</chakra.div>
      <chakra.div css={styles.line}>
        {ownVote ? (
          <>
            <span>
              You voted <strong>{ownVote.choice}</strong> on{' '}
              <time dateTime={ownVote.votedAt}>{formatVoteDay(ownVote.votedAt)}</time>.
            </span>
            <HStack gap="1" flexWrap="wrap">
              <Button variant="ghost" size="sm" onClick={() => onVote(null)}>
                Take back
              </Button>
              {onNextUnvoted && (
                <Button variant="ghost" size="sm" onClick={onNextUnvoted}>
                  Next without a vote
                </Button>
              )}
            </HStack>
          </>
        ) : (
          'How likely is this company to fill its round?'
        )}
      </chakra.div>
      <VoteKeys
        label={`Your vote on ${companyName}`}
        value={ownVote?.choice ?? null}
        onVote={onVote}
        hasDigits
      />
    </chakra.section>
  );
}
