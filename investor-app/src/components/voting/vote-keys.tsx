import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import {
  VOTE_CHOICES,
  VOTE_WEIGHTS,
  type VoteChoice,
} from '@syndication/contract/votes/votes.rules';

import { voteKeysRecipe } from './vote-keys.recipe';

export interface VoteKeysProps {
  /** Names the keys together: `Your vote on Tidewater Robotics`. */
  label: string;
  /** The member's own vote, whose key is pressed; null without one. */
  value: VoteChoice | null;
  /** A press votes at once. */
  onVote: (choice: VoteChoice) => void;
  /** Shows on each key, where there is a keyboard, which number presses it. */
  hasDigits?: boolean;
}

/** The six choices as keys that vote at once. They take the width that they are given. */
export function VoteKeys({ label, value, onVote, hasDigits = false }: VoteKeysProps) {
  const styles = useSlotRecipe({ recipe: voteKeysRecipe })();
  return (
    <chakra.div css={styles.root} role="group" aria-label={label}>
      <chakra.div css={styles.keys}>
        {VOTE_CHOICES.map((choice, index) => (
          <chakra.button
            key={choice}
            css={styles.key}
            type="button"
            aria-pressed={choice === value}
            // The second click of a double click would vote once more.
            onClick={({ detail: clicks }) => clicks <= 1 && onVote(choice)}
          >
            {hasDigits && (
              <chakra.span css={styles.digit} aria-hidden>
                {index + 1}
              </chakra.span>
            )}
            {choice}
            <chakra.span css={styles.weight} style={{ width: `${VOTE_WEIGHTS[choice] ?? 0}%` }} />
          </chakra.button>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
