import type { ApiClient } from '@syndication/contract/http/client';
import { getNominations } from '@syndication/contract/nominations/nominations.calls';
import { queryOptions } from '@syndication/contract/host/query';

/** Who nominated an address, and to which groups. */
export const ownNominationOptions = (api: ApiClient, email: string) =>
  queryOptions({
    queryKey: ['own-nomination', email],
    queryFn: ({ signal }) => api.call(getNominations, { params: { emailAddress: email }, signal }),
    // Section 3: the first item is the nominating investor's name, the second the email.
    select: ({ syndicationGroups, member: [investorName, investorEmail], memberGroup }) => ({
      groups: syndicationGroups,
      investorName: investorName ?? null,
      investorEmail: investorEmail ?? null,
      investorGroup: memberGroup,
    }),
  });
