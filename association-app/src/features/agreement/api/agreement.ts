import * as calls from '@syndication/contract/console-agreement/console-agreement.calls';
import { queryOptions } from '@syndication/contract/host/query';
import type { ApiClient } from '@syndication/contract/http/client';

import { consoleKey } from '../../../query-keys';

export const agreementQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: consoleKey('agreement'),
    queryFn: ({ signal }) => api.call(calls.getConsoleAgreement, { signal }),
  });

export const acceptancesQuery = (api: ApiClient, number: number) =>
  queryOptions({
    queryKey: consoleKey('acceptances', number),
    queryFn: ({ signal }) =>
      api.call(calls.getAcceptances, { params: { number: String(number) }, signal }),
  });
