import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import type { CallInput } from '@syndication/contract/http/call';
import type { ApiClient } from '@syndication/contract/http/client';
import { postNominationMail } from '@syndication/contract/nominations/nominations.calls';

import { reloadNominated } from './reload-nominated';

interface Sending {
  body: CallInput<typeof postNominationMail>['body'];
  signal: AbortSignal;
}

/** Sends the mail about nominations again, if the last one is old enough; returns the result of each. */
export const nominationMail = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, signal }: Sending) => api.call(postNominationMail, { body, signal }),
    onSettled: reloadNominated(cache),
  });
