import { SEARCH_MAX_LENGTH } from '@syndication/contract/fields/search.rules';
import { Stack, VisuallyHidden } from '@syndication/shared-ui/core';
import { Input } from '@syndication/shared-ui/forms';

export interface SearchFieldProps {
  /** What is looked for: `Search by name`. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search that works while one types. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <Stack asChild minW="0" flex="1 1 19rem" _print={{ display: 'none' }}>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Input
          type="search"
          maxLength={SEARCH_MAX_LENGTH}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </Stack>
  );
}
