import { CONSOLE_QUERIES } from '@syndication/contract/console/console-queries.rules';
import { sharedQueryKeys } from '@syndication/contract/host';
import type { QueryClient } from '@syndication/contract/host/query';
import { isAnswerLost } from '@syndication/contract/http/no-answer';

import { OWN_NOMINATIONS_KEY } from './get-own-nominations';

/**
 * Fetches again what a nomination or its mail changes, also where the answer was lost: the lists of nominations, and
 * deals, since a company that has a profile is one at once.
 */
export const reloadNominated =
  (cache: QueryClient) =>
  (_answer: unknown, error: Error | null): void => {
    if (error && !isAnswerLost(error)) return;
    for (const queryKey of [
      OWN_NOMINATIONS_KEY,
      [CONSOLE_QUERIES],
      sharedQueryKeys.allVentures(),
    ]) {
      void cache.invalidateQueries({ queryKey });
    }
  };
