import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { putNote } from '@syndication/contract/member-deals/member-deals.calls';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

import { cancelDealRequests, showInDeals } from './show-in-deals';

interface NoteChange {
  deal: Pick<Venture, 'id'>;
  /** Empty deletes the note. */
  text: string;
  /** Of the note that this one replaces; null for none. */
  savedAt: string | null;
}

/**
 * Saves a private note. The editor shows what is typed, every other place what is saved. Fails with 409 if the note
 * has changed since it was read.
 */
export const noteMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ deal, text, savedAt }: NoteChange) =>
      api.call(putNote, {
        params: { ventureId: deal.id },
        body: { text, savedAt },
        keepalive: true,
      }),
    onMutate: ({ deal }) => cancelDealRequests(cache, deal.id),
    onSuccess: ({ savedAt }, { deal, text }) =>
      showInDeals(cache, deal.id, { note: savedAt === null ? null : { text, savedAt } }),
    onSettled: (_data, _error, _change, release) => release?.(),
  });
