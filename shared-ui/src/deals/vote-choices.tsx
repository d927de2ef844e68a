import { chakra } from '@chakra-ui/react';
import {
  VOTE_CHOICES,
  VOTE_WEIGHTS,
  type VoteChoice,
} from '@syndication/contract/votes/votes.rules';
import { useId } from 'react';

const Choices = chakra('fieldset', {
  base: {
    minW: '0',
    '& legend': { mb: '3' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(3, 1fr)' },
      gap: '2',
    },
    '& label': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minH: '14',
      px: '3',
      py: '2',
      textAlign: 'center',
      lineHeight: 'tight',
      fontWeight: 'semibold',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      overflow: 'hidden',
      cursor: 'pointer',
      _hover: { bg: 'brand.subtle' },
      '&:has(:checked)': {
        bg: 'brand.subtle',
        borderColor: 'brand.fg',
        boxShadow: 'inset 0 0 0 1px {colors.brand.fg}',
      },
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'brand.fg',
        outlineOffset: '2px',
      },
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.6' },
    },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
    '& .weight': {
      position: 'absolute',
      insetInlineStart: '0',
      bottom: '0',
      height: '1',
      bg: 'brand.solid',
    },
  },
});

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
