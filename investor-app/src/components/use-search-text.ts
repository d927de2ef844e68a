import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * The text of a search field that is kept in the URL. The field does not wait for the router, which updates in a
 * transition, too late for typing. A URL from elsewhere (a saved view, a link, Back) replaces the text.
 * @param text as the URL has it, trimmed
 */
export function useSearchText(text: string): [shown: string, type: (next: string) => void] {
  const [shown, setShown] = useState(text);
  /** What typing puts into the URL, until the URL has caught up. */
  const typed = useRef([text]);
  useEffect(() => {
    const isTyped = typed.current.includes(text);
    if (!isTyped || text === typed.current.at(-1)) typed.current = [text];
    if (!isTyped) startTransition(() => setShown(text));
  }, [text]);
  const type = (next: string) => {
    setShown(next);
    typed.current.push(next.trim());
  };
  return [shown, type];
}
