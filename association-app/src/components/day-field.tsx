import { Box, HStack } from '@syndication/shared-ui/core';

import { CalendarInput } from './calendar-input';

export interface DayFieldProps {
  label: string;
  /** As `2031-02-03`; empty for none. */
  value: string;
  onChange: (day: string) => void;
}

/** A day that filters a list, with the browser's calendar. */
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
        {/* Two of them below each other begin where their fields begin. */}
        <Box asChild flexShrink="0" minW={{ base: '2.75rem', md: '0' }}>
          <span>{label}</span>
        </Box>
        <CalendarInput type="date" minW="0" value={value} onChange={onChange} />
      </label>
    </HStack>
  );
}
