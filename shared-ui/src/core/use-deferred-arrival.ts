import { useDeferredValue } from 'react';

/**
 * Data for a screen that is long: an answer that arrives while its skeleton stands is rendered in steps, between
 * which the page answers, and takes the skeleton's place once it is whole. What is there when the screen opens,
 * and what changes later, counts at once. A screen that is quickly made, or shows its first rows before the
 * others, has no use for it: steps end later than one go.
 * @param data undefined until it is known
 * @returns what to show; undefined as long as the skeleton is to stand
 */
export function useDeferredArrival<T>(data: T | undefined): T | undefined {
  // Of a yes or no, since of the data itself every later change would be rendered twice.
  const hasArrived = useDeferredValue(data !== undefined);
  return hasArrived ? data : undefined;
}
