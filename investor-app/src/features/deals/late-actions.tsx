import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { chakra } from '@syndication/shared-ui/styling';
import { useEffect, useRef } from 'react';

import { useFollow } from '../../components/deal-data/use-follow';
import { LazyPart } from '../../components/lazy-part';
import { focusVote } from '../../components/voting/focus-vote';
import { useVoting, type Voting } from '../../components/voting/use-voting';
import { VoteNotice } from '../../components/voting/vote-notice';
import { VoteOnDeal } from '../../components/voting/vote-on-deal';
import type { CompareBarProps } from './compare-bar';
import { dockRecipe } from './late-actions.recipe';

/** What rows write. */
export interface Writing extends Pick<Voting, 'vote'> {
  follow: ReturnType<typeof useFollow>;
}

const Dock = chakra('div', dockRecipe);
const loadCompareBar = () => import('./compare-bar');

export interface LateActionsProps extends CompareBarProps {
  /** Whose dialog is open. */
  votingOn: Venture | null;
  /** Called with the id of a deal that was voted on in the dialog, once that has given the focus back. */
  onVoted: ((id: string) => void) | undefined;
  onClose: () => void;
  onReady: (writing: Writing) => void;
}

/** All writes of rows, and their messages, above the comparison bar; loaded after the list's first paint. */
export default function LateActions({
  votingOn,
  onVoted,
  onClose,
  onReady,
  ...comparison
}: LateActionsProps) {
  const isComparing = comparison.compared.length > 0;
  const { vote } = useVoting();
  const follow = useFollow();
  const voted = useRef<string | null>(null);

  useEffect(() => {
    const voteInRow: Writing['vote'] = (deal, choice) => {
      // Keep disappears when it is pressed.
      const row = document.getElementById(`deal-${deal.id}`);
      if (row?.contains(document.activeElement)) focusVote(deal.id);
      vote(deal, choice);
    };
    onReady({ vote: voteInRow, follow });
  }, [vote, follow, onReady]);

  useEffect(() => {
    if (votingOn || voted.current === null) return;
    onVoted?.(voted.current);
    voted.current = null;
  }, [votingOn, onVoted]);

  return (
    <>
      <Dock isEmpty={!isComparing}>
        <VoteNotice placement={isComparing ? 'docked' : 'floating'} />
        {isComparing && <LazyPart name="compare-bar" load={loadCompareBar} props={comparison} />}
      </Dock>
      {votingOn && (
        <VoteOnDeal
          deal={votingOn}
          onVoted={() => {
            voted.current = votingOn.id;
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
