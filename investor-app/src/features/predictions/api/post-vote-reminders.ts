import { mutationOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { postVoteReminders } from '@syndication/contract/predictions/predictions.calls';

/** Asks those members of a group by mail who have not voted on a deal. */
export const voteRemindersMutation = (api: ApiClient, groupId: string, ventureId: string) =>
  mutationOptions({
    mutationFn: () =>
      api.call(postVoteReminders, {
        params: { id: ventureId },
        body: { groupId },
        keepalive: true,
      }),
  });
