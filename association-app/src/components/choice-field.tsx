import { Select } from '@syndication/shared-ui/core';

export interface ChoiceFieldProps {
  /** What is chosen; read to those who do not see the choices. */
  label: string;
  value: string;
  /** Values with the words for them. */
  choices: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** A choice that filters a list. */
export function ChoiceField({ label, value, choices, onChange }: ChoiceFieldProps) {
  return (
    <Select
      aria-label={label}
      // As wide as “All angel groups”, with the arrow.
      flex="1 1 12rem"
      minW="0"
      maxW={{ base: 'full', md: '15rem' }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </Select>
  );
}
