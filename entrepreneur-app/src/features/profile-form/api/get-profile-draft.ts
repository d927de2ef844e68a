import type { ApiClient } from '@syndication/contract/http/client';
import { queryOptions } from '@syndication/contract/host/query';
import { getProfileDraft } from '@syndication/contract/profile-drafts/profile-drafts.calls';

/** Fetched again for every form: an older answer would restore a discarded draft. */
export const profileDraftOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: ['profile-draft'],
    queryFn: ({ signal }) => api.call(getProfileDraft, { signal }),
    staleTime: 0,
    gcTime: 0,
    // The form waits for it.
    retry: false,
  });
