import { isUnanswered } from '@syndication/contract/ventures/deal-tabs.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { Button, HStack } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { memo, type ReactNode } from 'react';

import { ownChoice } from '../../components/voting/own-answer';
import { OwnAnswerText } from '../../components/voting/own-answer-text';
import { OutcomeRule } from '../../components/voting/outcome-rule';
import { useIsUnsent } from '../../components/voting/use-is-unsent';
import { VoteKeys } from '../../components/voting/vote-keys';
import { deskRecipe } from './desk.recipe';

export interface BallotProps {
  deal: Venture;
  /** A key was pressed too soon to be meant for this deal, and was ignored. */
  isHasty: boolean;
  /** Null takes the vote back. */
  onVote: (choice: VoteChoice | null) => void;
  /** Leads to the next deal without a vote; null when there is none. */
  onNextUnvoted: (() => void) | null;
  /** Shown above the keys. */
  notice: ReactNode;
}

/** The six keys at the foot of the desk; above them the question, or the vote that was given. */
export const Ballot = memo(function Ballot(props: BallotProps) {
  const { deal, isHasty, onVote, onNextUnvoted, notice } = props;
  const styles = useSlotRecipe({ recipe: deskRecipe })();
  const isUnsent = useIsUnsent(deal.id);
  return (
    <chakra.section css={styles.ballot} aria-label="Your vote" data-sticky-bar="tall">
      <chakra.div css={styles.notice}>{notice}</chakra.div>
      <chakra.div css={styles.line}>
        <span>
          <strong role="status">
            {isHasty && 'That was quick. Press again to vote on this deal.'}
          </strong>
          {!isHasty &&
            (isUnanswered(deal) ? (
              'How likely is this company to fill its round?'
            ) : (
              <OwnAnswerText deal={deal} isUnsent={isUnsent} />
            ))}
        </span>
        {isHasty ? null : isUnanswered(deal) ? (
          <OutcomeRule />
        ) : (
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
        )}
      </chakra.div>
      <VoteKeys deal={deal} value={ownChoice(deal)} onVote={onVote} hasDigits />
    </chakra.section>
  );
});
