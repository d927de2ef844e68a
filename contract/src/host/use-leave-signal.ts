import { useCallback, useEffect, useRef } from 'react';

/**
 * A signal for calls outside the query cache (a form's submission): it aborts when the component
 * leaves the screen (section 7). Ask for it at the time of the call. A one-click action completes
 * all the same (`keepalive`); the signal then says whether a late answer may still be announced.
 */
export function useLeaveSignal(): () => AbortSignal {
  const controller = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
    },
    [],
  );
  return useCallback(() => (controller.current ??= new AbortController()).signal, []);
}
