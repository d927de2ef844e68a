import type { ApiClient } from '@syndication/contract/http/client';
import { queryOptions, type QueryClient } from '@syndication/contract/host/query';
import { getProfileDraft } from '@syndication/contract/profile-drafts/profile-drafts.calls';

import { SAVE_KEY } from './save-profile-draft';

/** A form that was just left may save several times, one after another, so this looks again after each. */
async function waitForSaves(cache: QueryClient): Promise<void> {
  while (cache.isMutating({ mutationKey: SAVE_KEY }) > 0) {
    await new Promise<void>((resolve) => {
      const stop = cache.getMutationCache().subscribe(() => {
        stop();
        setTimeout(resolve);
      });
    });
  }
}

/**
 * Fetched again for every form, once nothing is being saved or discarded: an older answer would restore a discarded
 * draft.
 */
export const profileDraftOptions = (api: ApiClient, cache: QueryClient) =>
  queryOptions({
    queryKey: ['profile-draft'],
    queryFn: async ({ signal }) => {
      await waitForSaves(cache);
      return api.call(getProfileDraft, { signal });
    },
    staleTime: 0,
    gcTime: 0,
    // The form waits for it.
    retry: false,
  });
