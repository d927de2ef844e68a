import { useDeferredValue } from 'react';

/**
 * Data for a long screen: an answer that arrives while the skeleton is shown is rendered in steps, so that the page
 * stays responsive, and replaces the skeleton once it is complete. Data that is there when the screen opens, and
 * later changes, are rendered at once. A screen that renders quickly does not need it: steps take longer
 * in total.
 * @param data undefined until it is known
 * @returns what to show; undefined as long as the skeleton is to be shown
 */
export function useDeferredArrival<T>(data: T | undefined): T | undefined {
  // Defers a boolean: if the data itself were deferred, every later change would be rendered twice.
  const hasArrived = useDeferredValue(data !== undefined);
  return hasArrived ? data : undefined;
}
