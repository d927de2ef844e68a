import { useEffect, useRef, useState } from 'react';

import {
  findEmailsInText,
  NOMINATION_MAX_EMAILS,
} from '@syndication/contract/nominations/nominations.rules';

interface EmailRowsOptions {
  emails: readonly string[];
  onChange: (emails: readonly string[]) => void;
}

const plural = (count: number) => (count === 1 ? '1 address' : `${count} addresses`);

/** What can be done with the rows of a list of addresses, and where the focus goes after it. */
export function useEmailRows({ emails, onChange }: EmailRowsOptions) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const toFocus = useRef<number | null>(null);
  /** Rows that were left once: they show their message (section 5). */
  const [isLeft, setIsLeft] = useState<readonly boolean[]>([]);
  /** Once an address stood there, an empty list is a mistake and not just the beginning. */
  const [wasFilled, setWasFilled] = useState(false);
  const [note, setNote] = useState('');

  // The row to go to exists only after the render that follows the change.
  useEffect(() => {
    if (toFocus.current === null) return;
    inputs.current[toFocus.current]?.focus();
    toFocus.current = null;
  });

  const isFull = emails.length >= NOMINATION_MAX_EMAILS;

  return {
    inputs,
    isLeft,
    wasFilled,
    note,
    isFull,
    change(index: number, email: string) {
      setNote('');
      setWasFilled(true);
      onChange(emails.with(index, email));
    },
    leave(index: number) {
      setIsLeft(emails.map((_, row) => row === index || isLeft[row] === true));
    },
    add() {
      onChange([...emails, '']);
      toFocus.current = emails.length;
      setNote('');
    },
    remove(index: number) {
      onChange(emails.toSpliced(index, 1));
      setIsLeft(emails.map((_, row) => isLeft[row] === true).toSpliced(index, 1));
      toFocus.current = Math.min(index, emails.length - 2);
      setNote(`${emails[index] || 'Empty row'} removed`);
    },
    /** Whether the text was spread over rows; a single address is the browser's to paste. */
    paste(index: number, text: string): boolean {
      const found = findEmailsInText(text);
      if (found.length === 0 || (found.length === 1 && found[0] === text.trim())) return false;
      const isBlank = !emails[index]?.trim();
      const place = isBlank ? index : index + 1;
      const all = emails.toSpliced(place, isBlank ? 1 : 0, ...found);
      const kept = all.slice(0, NOMINATION_MAX_EMAILS);
      const leftOut = all.length - kept.length;
      const those = leftOut === 1 ? 'last one was' : `last ${leftOut} were`;
      const last = Math.min(place + found.length, kept.length) - 1;
      setWasFilled(true);
      onChange(kept);
      setIsLeft(kept.map(() => true));
      toFocus.current = last;
      setNote(
        leftOut > 0
          ? `You can nominate up to ${NOMINATION_MAX_EMAILS} addresses at a time; the ${those} left out.`
          : `${plural(found.length)} added`,
      );
      return true;
    },
  };
}
