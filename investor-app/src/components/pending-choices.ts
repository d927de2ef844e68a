import type { QueryClient } from '@syndication/contract/host/query';

/**
 * Choices about one thing that have no result yet, where choices show at once and are sent one by one.
 * @param isAbout whether a choice is about that thing
 * @returns how many there are, and the context that the first of them made for all
 */
export function findPending<Choice, Context>(
  cache: QueryClient,
  mutationKey: readonly string[],
  isAbout: (choice: Choice) => boolean,
): { count: number; context: Context | undefined } {
  const pending = cache.getMutationCache().findAll({
    mutationKey,
    status: 'pending',
    predicate: ({ state }) => isAbout(state.variables as Choice),
  });
  const contexts = pending.map(({ state }) => state.context as Context | undefined);
  return { count: pending.length, context: contexts.find((context) => context !== undefined) };
}
