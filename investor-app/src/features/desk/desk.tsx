import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { VOTE_CHOICES, type VoteChoice } from '@syndication/contract/votes/votes.rules';
import { Box } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { VentureProfileSkeleton } from '@syndication/shared-ui/venture-profile';
import { Activity, useEffect, useMemo, useRef, useState, type RefObject } from 'react';

import { useShortcuts } from '../../components/use-shortcuts';
import { useStable } from '../../components/use-stable';
import { VoteNotice } from '../../components/voting/vote-notice';
import { useVoting } from '../../components/voting/use-voting';
import { useGivenVotes } from '../../components/voting/votes-store';
import { Ballot } from './ballot';
import { DeskBar } from './desk-bar';
import { DeskDeal } from './desk-deal';
import { DeskEnd } from './desk-end';
import { deskRecipe } from './desk.recipe';
import { useDesk } from './use-desk';

/** The second half of a double tap comes within this time, too soon to be a vote on the next deal. */
const DOUBLE_TAP_MS = 300;

/** Whether a press belongs to the deal that is shown. If not, the deal shows a message until the next press. */
function useDeliberatePress(dealId: string | undefined) {
  const shownAt = useRef(0);
  const [hastyId, setHastyId] = useState<string>();
  useEffect(() => {
    shownAt.current = Date.now();
  }, [dealId]);
  return {
    isHasty: dealId !== undefined && hastyId === dealId,
    isDeliberate: () => {
      const isDeliberate = Date.now() - shownAt.current > DOUBLE_TAP_MS;
      setHastyId(isDeliberate ? undefined : dealId);
      return isDeliberate;
    },
  };
}

/** Each deal, and the end, starts at its heading: the page scrolls to the top, and focus moves there. */
function useFocusHeading(frame: RefObject<HTMLElement | null>, dealId: string | undefined) {
  const shownId = useRef(dealId);
  useEffect(() => {
    if (shownId.current === dealId) return;
    shownId.current = dealId;
    const shown = dealId ? `[data-deal="${dealId}"] h1` : 'h1';
    const heading = frame.current?.querySelector<HTMLElement>(shown);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [frame, dealId]);
}

export interface DeskProps {
  deals: readonly Venture[];
  /** False while these are the first ones only, and the others are on the way. */
  isWhole: boolean;
}

/** One deal at a time, with six keys: a press votes and shows the next deal without a vote. */
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
  const { isHasty, isDeliberate } = useDeliberatePress(current?.id);
  const handlePress = (choice: VoteChoice | null) => {
    if (isDeliberate()) handleVote(choice);
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
  const frame = useRef<HTMLDivElement>(null);
  useFocusHeading(frame, current?.id);
  // Rendered while the current one is read, so that a press only has to show it.
  const ahead = nextUnvoted === current ? null : nextUnvoted;
  const handleGo = useStable(goTo);
  const onPress = useStable(handlePress);
  const goToUnvoted = useStable(() => nextUnvoted && goTo(nextUnvoted.id));
  const notice = useMemo(
    () => <VoteNotice placement="inline" onUndo={({ deal }) => handleGo(deal.id)} />,
    [handleGo],
  );

  if (!current) {
    return isWhole ? (
      <div ref={frame}>
        <DeskEnd count={desk.count} />
        <Box mt="6">{notice}</Box>
      </div>
    ) : (
      <VentureProfileSkeleton />
    );
  }
  return (
    <chakra.div css={styles.root}>
      <DeskBar
        votedCount={desk.count - desk.leftCount}
        count={desk.count}
        isWhole={isWhole}
        previousId={previous?.id}
        nextId={next?.id}
        onGo={handleGo}
      />
      <div ref={frame}>
        {[current, ahead].map(
          (deal) =>
            deal && (
              <Activity key={deal.id} mode={deal === current ? 'visible' : 'hidden'}>
                <DeskDeal deal={deal} />
              </Activity>
            ),
        )}
      </div>
      <Ballot
        deal={current}
        isHasty={isHasty}
        onVote={onPress}
        onNextUnvoted={nextUnvoted && goToUnvoted}
        notice={notice}
      />
    </chakra.div>
  );
}
