import { mutationOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';
import { putVentureNoUpdate } from '@syndication/contract/ventures/ventures.calls';

/** Confirms that nothing has changed since the last update (section 2, Update Required modal). */
export const confirmVentureMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['venture', 'confirm'],
    networkMode: 'always',
    mutationFn: (ventureId: string) =>
      api.call(putVentureNoUpdate, { body: { ventureId, isNoUpdate: true } }),
  });
