import { chakra } from '@syndication/shared-ui/styling';
import {
  VOTE_CHOICES,
  VOTE_WEIGHTS,
  type VoteChoice,
} from '@syndication/contract/votes/votes.rules';
import { useId } from 'react';

import { voteChoicesRecipe } from './vote-choices.recipe';

const Choices = chakra('fieldset', voteChoicesRecipe);

export interface VoteChoicesProps {
  question: string;
  value: VoteChoice | null;
  onChange: (choice: VoteChoice) => void;
  isDisabled?: boolean;
}

/** The six choices as radio cards; arrow keys move between them. */
export function VoteChoices({ question, value, onChange, isDisabled = false }: VoteChoicesProps) {
  const name = useId();
  return (
    <Choices disabled={isDisabled}>
      <legend>{question}</legend>
      <div>
        {VOTE_CHOICES.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            {choice}
            <span className="weight" style={{ width: `${VOTE_WEIGHTS[choice] ?? 0}%` }} />
          </label>
        ))}
      </div>
    </Choices>
  );
}
