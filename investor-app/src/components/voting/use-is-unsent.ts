import { useInvestor } from '@syndication/contract/host';
import { useQueryClient } from '@syndication/contract/host/query';
import { useStore } from 'zustand';

import { votesStoreOf } from './votes-store';

/** Whether the member's answer on a deal is on this page only. */
export function useIsUnsent(dealId: string): boolean {
  const { memberUuid: reader } = useInvestor().member;
  return useStore(votesStoreOf(useQueryClient()), ({ votes }) =>
    votes.some(
      ({ deal, memberUuid, status }) =>
        deal.id === dealId &&
        memberUuid === reader &&
        (status === 'waiting' || status === 'queued'),
    ),
  );
}
