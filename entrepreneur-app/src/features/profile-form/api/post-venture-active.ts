import { mutationOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { postVentureActive } from '@syndication/contract/ventures/ventures.calls';

/** Puts the venture back on the list after an update (section 4). */
export const activateVentureMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['venture', 'activate'],
    mutationFn: (ventureId: string) =>
      api.call(postVentureActive, { body: { ventureId }, keepalive: true }),
  });
