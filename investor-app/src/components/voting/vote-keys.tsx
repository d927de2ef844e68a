import { chakra } from '@syndication/shared-ui/styling';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { VOTE_CHOICES, type VoteChoice } from '@syndication/contract/votes/votes.rules';
import { VOTE_WEIGHTS } from '@syndication/contract/votes/vote-summary.rules';
import { memo, useRef } from 'react';

import { useStable } from '../use-stable';
import { voteKeysStyles } from './vote-keys.recipe';

export interface VoteKeysProps {
  deal: Pick<Venture, 'id' | 'companyName'>;
  /** The member's own vote, whose key is pressed; null without one. */
  value: VoteChoice | null;
  /** A press votes at once. */
  onVote: (choice: VoteChoice) => void;
  /** Shows on each key, where there is a keyboard, which number presses it. */
  hasDigits?: boolean;
}

interface KeysProps extends Pick<VoteKeysProps, 'value' | 'hasDigits'> {
  onPress: (choice: VoteChoice, clicks: number) => void;
}

const Keys = memo(function Keys({ value, onPress, hasDigits }: KeysProps) {
  return VOTE_CHOICES.map((choice, index) => (
    <button
      key={choice}
      type="button"
      aria-pressed={choice === value}
      onClick={({ detail: clicks }) => onPress(choice, clicks)}
    >
      {hasDigits && (
        <span className="vote-digit" aria-hidden>
          {index + 1}
        </span>
      )}
      {choice}
      <span className="vote-weight" style={{ width: `${VOTE_WEIGHTS[choice] ?? 0}%` }} />
    </button>
  ));
});

const Frame = chakra('div', { base: voteKeysStyles });

/** The six choices as keys that vote at once. They take the width that they are given. */
export function VoteKeys({ deal, value, onVote, hasDigits = false }: VoteKeysProps) {
  const pressedId = useRef<string>(undefined);
  const handlePress = useStable((choice: VoteChoice, clicks: number) => {
    // The second click of a double click would give the same vote again.
    if (clicks > 1 && pressedId.current === deal.id) return;
    pressedId.current = deal.id;
    onVote(choice);
  });
  return (
    <Frame role="group" aria-label={`Your vote on ${deal.companyName}`} data-votes-on={deal.id}>
      <div>
        <Keys value={value} onPress={handlePress} hasDigits={hasDigits} />
      </div>
    </Frame>
  );
}
