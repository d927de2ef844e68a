import { queryOptions } from '@tanstack/react-query';

import { getAgreement } from '@syndication/contract/agreement/agreement.calls';

import { api } from '../../session/api';

/** The agreement in force. */
export const agreementQuery = queryOptions({
  queryKey: ['agreement'],
  queryFn: ({ signal }) => api.call(getAgreement, { signal }),
});
