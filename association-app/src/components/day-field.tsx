import { HStack } from '@syndication/shared-ui/core';
import { Input } from '@syndication/shared-ui/forms';

export interface DayFieldProps {
  label: string;
  /** As `2031-02-03`; empty for none. */
  value: string;
  onChange: (day: string) => void;
}

/** A day that narrows a list, with the browser's calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <HStack
      asChild
      gap="2"
      flex={{ base: '1 1 100%', md: '1 1 11rem' }}
      minW="0"
      maxW={{ md: '14rem' }}
    >
      <label>
        {label}
        <Input
          type="date"
          minW="0"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </HStack>
  );
}
