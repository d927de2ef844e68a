import { useCallback, useEffect, useRef } from 'react';

/**
 * A signal for calls outside the query cache (a form's submission): it aborts when the component
 * leaves the screen (section 7). Ask for it at the time of the call.
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
