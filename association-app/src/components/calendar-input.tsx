import { useRef, useState, type ComponentProps } from 'react';

import { Input } from '@syndication/shared-ui/forms';

/** Four digits, so that the browser goes on to the next part after the fourth. */
const LATEST = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' } as const;

/** Typed digit by digit, 2031 is the years 2, 20 and 203 first. */
const hasWholeYear = (value: string): boolean => value >= '1000';

/** A part is missing, the year is not whole, or there is no such day. */
const isIncomplete = ({ value, validity }: HTMLInputElement): boolean =>
  validity.badInput || (value !== '' && !hasWholeYear(value));

export interface CalendarInputProps extends Omit<
  ComponentProps<typeof Input>,
  'type' | 'value' | 'max' | 'onChange'
> {
  type: keyof typeof LATEST;
  /** As `2031-02-03`, with a time `2031-02-03T17:30`; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** The value of an incomplete entry, which then stays in the field; without one the field is cleared. */
  incomplete?: string;
}

/**
 * A day or a moment, typed or chosen in the browser's calendar. What is typed stays in the field until that is left; it
 * counts as none until it is complete.
 */
export function CalendarInput(props: CalendarInputProps) {
  const { type, value, onChange, onBlur, incomplete = '', ...input } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const wasIncomplete = useRef(false);
  const change = (field: HTMLInputElement) => {
    wasIncomplete.current = isIncomplete(field);
    onChange(wasIncomplete.current ? incomplete : field.value);
  };
  /** Browsers report no change between two incomplete dates, or to no date: all of them are empty values. */
  const noteParts = (field: HTMLInputElement) => {
    if (incomplete && isIncomplete(field) !== wasIncomplete.current) change(field);
  };
  return (
    <Input
      // WebKit centres the parts of a date in a flex box only. The calendar's sign has room of its own.
      display="flex"
      pe="1"
      {...input}
      type={type}
      max={LATEST[type]}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        change(target);
      }}
      onKeyDown={({ currentTarget }) => noteParts(currentTarget)}
      onKeyUp={({ currentTarget }) => noteParts(currentTarget)}
      onBlur={(event) => {
        noteParts(event.target);
        if (!incomplete || !isIncomplete(event.target)) {
          setTyped(null);
          // Half a date is an empty value too: React would leave it in the field, and WebKit empties no empty field.
          if (value === '') for (const emptied of [LATEST[type], '']) event.target.value = emptied;
        }
        onBlur?.(event);
      }}
    />
  );
}
