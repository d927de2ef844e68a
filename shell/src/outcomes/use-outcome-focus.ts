import { useEffect, useRef } from 'react';

/**
 * Gets the focus when `state` changes, such as mails that are switched or the number of rows, and the button that was
 * pressed has gone with it.
 */
export function useOutcomeFocus(state: boolean | number | undefined) {
  const outcome = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const isChanged = before.current !== undefined && before.current !== state;
    if (isChanged && document.activeElement === document.body) outcome.current?.focus();
    before.current = state;
  }, [state]);
  return outcome;
}
