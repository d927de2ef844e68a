import type { DealTab } from '@syndication/contract/ventures/deal-tabs.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { chakra } from '@syndication/shared-ui/styling';
import { useEffect, useRef, useState } from 'react';

import { useFollow } from '../../components/deal-data/use-follow';
import { LazyPart } from '../../components/lazy-part';
import { focusVote } from '../../components/voting/focus-vote';
import { useVoting, type Voting } from '../../components/voting/use-voting';
import { VoteNotice } from '../../components/voting/vote-notice';
import { VoteOnDeal } from '../../components/voting/vote-on-deal';
import type { CompareBarProps } from './compare-bar';
import { focusNextVote } from './focus-next-vote';
import { dockRecipe } from './late-actions.recipe';

/** The changes that rows make. */
export interface Writing extends Pick<Voting, 'vote'> {
  follow: ReturnType<typeof useFollow>;
  /** Opens the dialog, unless the tab in which Vote was pressed has been left. */
  openVoting: (deal: Venture, pressedIn: DealTab) => void;
}

const Dock = chakra('div', dockRecipe);
const loadCompareBar = () => import('./compare-bar');

export interface LateActionsProps extends CompareBarProps {
  tab: DealTab;
  onReady: (writing: Writing) => void;
}

/** All writes of rows, and their messages, above the comparison bar; loaded after the list's first paint. */
export default function LateActions({ tab, onReady, ...comparison }: LateActionsProps) {
  const isComparing = comparison.compared.length > 0;
  const { vote } = useVoting();
  const follow = useFollow();
  const [votingOn, setVotingOn] = useState<Venture | null>(null);
  const voted = useRef<string | null>(null);

  useEffect(() => {
    const voteInRow: Writing['vote'] = (deal, choice) => {
      // Keep disappears when it is pressed.
      const row = document.getElementById(`deal-${deal.id}`);
      if (row?.contains(document.activeElement)) focusVote(deal.id);
      vote(deal, choice);
    };
    const openVoting: Writing['openVoting'] = (deal, pressedIn) => {
      if (pressedIn === tab) setVotingOn(deal);
    };
    onReady({ vote: voteInRow, follow, openVoting });
  }, [vote, follow, tab, onReady]);

  useEffect(() => {
    // The dialog has given the focus back.
    if (votingOn || voted.current === null) return;
    if (tab === 'to-vote') focusNextVote(voted.current);
    voted.current = null;
  }, [votingOn, tab]);

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
          onClose={() => setVotingOn(null)}
        />
      )}
    </>
  );
}
