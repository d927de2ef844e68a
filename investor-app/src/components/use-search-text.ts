import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * What a search field shows, whose text is kept in the URL. The field is ahead of it: the router updates in a
 * transition, too late for typing. A URL that was not typed here brings its own text: a saved view, a link, a step back.
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
