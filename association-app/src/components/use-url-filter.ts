import { useDeferredValue, useState } from 'react';

import { useSearchParams } from '@syndication/contract/host/router';

/** Parameters that name a page of a list. */
const PAGES = ['page', 'before'];

/**
 * A choice kept in the URL, so that a reload or a link shows the same list. A change returns the list to its first page.
 */
export function useUrlChoice(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (value: string) =>
    setParams(
      (current) => {
        for (const changed of [name, ...PAGES]) current.delete(changed);
        if (value) current.set(name, value);
        return current;
      },
      { replace: true },
    );
  return [params.get(name) ?? '', choose];
}

/**
 * The same for a text that is being typed: the field never waits for the router, nor for the list. It follows the
 * URL only when that changes for another reason, such as a link.
 */
export function useUrlText(name: string): {
  text: string;
  applied: string;
  setText: (text: string) => void;
} {
  const [stored, choose] = useUrlChoice(name);
  /** `pending`: what was typed, until the URL has it. */
  const [field, setField] = useState({ stored, text: stored, pending: null as string | null });
  const { text, pending } = field;
  if (field.stored !== stored) {
    setField({
      stored,
      text: pending === null ? stored : text,
      pending: pending === stored ? null : pending,
    });
  }
  const applied = useDeferredValue(text);
  const setText = (value: string) => {
    const isThere = pending === null && value === stored;
    setField({ stored, text: value, pending: isThere ? null : value });
    choose(value);
  };
  return { text, applied, setText };
}
