import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { VOTE_CHOICES, type VoteChoice } from '@syndication/contract/votes/votes.rules';
import { VOTE_WEIGHTS } from '@syndication/contract/votes/vote-summary.rules';
import { useId, type Ref } from 'react';

import { voteChoicesRecipe } from './vote-choices.recipe';

export interface VoteChoicesProps {
  ref?: Ref<HTMLFieldSetElement>;
  question: string;
  value: VoteChoice | null;
  onChange: (choice: VoteChoice) => void;
  isDisabled?: boolean;
}

/** The six choices as radio cards; arrow keys move between them. */
export function VoteChoices(props: VoteChoicesProps) {
  const { ref, question, value, onChange, isDisabled = false } = props;
  const styles = useSlotRecipe({ recipe: voteChoicesRecipe })();
  const name = useId();
  return (
    <chakra.fieldset ref={ref} css={styles.root} disabled={isDisabled}>
      <legend>{question}</legend>
      <chakra.div css={styles.choices}>
        {VOTE_CHOICES.map((choice) => (
          <chakra.label key={choice} css={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            {choice}
            <chakra.span css={styles.weight} style={{ width: `${VOTE_WEIGHTS[choice] ?? 0}%` }} />
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
