import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { VOTE_CHOICES, type VoteChoice } from '@syndication/contract/votes/votes.rules';
import { Box } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';
import { useEffect, useRef } from 'react';

import { useShortcuts } from '../../components/use-shortcuts';
import { VoteNotice } from '../../components/voting/vote-notice';
import { useVoting } from '../../components/voting/use-voting';
import { useGivenVotes } from '../../components/voting/votes-store';
import { Ballot } from './ballot';
import { DeskBar } from './desk-bar';
import { DeskDeal } from './desk-deal';
import { DeskEnd } from './desk-end';
import { deskRecipe } from './desk.recipe';
import { useDesk } from './use-desk';

/** The second half of a double tap comes within this time; nobody has judged the next deal by then. */
const DOUBLE_TAP_MS = 300;

export interface DeskProps {
  deals: readonly Venture[];
  /** False while these are the first ones only, and the others are on the way. */
  isWhole: boolean;
}

/** One deal after the other, with six keys: a press votes, and the next deal without a vote is there. */
export function Desk({ deals, isWhole }: DeskProps) {
  const desk = useDesk(deals);
  const { current, previous, next, nextUnvoted, goTo } = desk;
  const { vote, undo } = useVoting();
  const { last } = useGivenVotes();
  const styles = useSlotRecipe({ recipe: deskRecipe })();

  const handleVote = (choice: VoteChoice | null) => {
    if (!current) return;
    vote(current, choice, () => choice !== null && goTo(nextUnvoted?.id ?? null));
  };
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, [current?.id]);
  const handlePress = (choice: VoteChoice | null) => {
    if (Date.now() - shownAt.current > DOUBLE_TAP_MS) handleVote(choice);
  };
  const digits = VOTE_CHOICES.map((choice, index) => [`${index + 1}`, () => handleVote(choice)]);
  useShortcuts({
    ...(Object.fromEntries(digits) as Record<string, () => void>),
    j: () => next && goTo(next.id),
    k: () => previous && goTo(previous.id),
    n: () => nextUnvoted && goTo(nextUnvoted.id),
    u: () => {
      if (!last || last.isUndo) return;
      undo(last);
      goTo(last.deal.id);
    },
  });
  const notice = <VoteNotice placement="inline" onUndo={({ deal }) => goTo(deal.id)} />;

  if (!current) {
    return isWhole ? (
      <>
        <DeskEnd count={desk.count} />
        <Box mt="6">{notice}</Box>
      </>
    ) : (
      <VentureProfileSkeleton />
    );
  }
  return (
    <chakra.div css={styles.root}>
      <DeskBar desk={desk} isWhole={isWhole} />
      <DeskDeal deal={current} />
      <Ballot
        deal={current}
        onVote={handlePress}
        onNextUnvoted={nextUnvoted && (() => goTo(nextUnvoted.id))}
        notice={notice}
      />
    </chakra.div>
  );
}
