import { useHost } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import { ApiError } from '@syndication/contract/http/api-error';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useCallback } from 'react';

import { followMutation, type FollowResult } from './put-follow';

/**
 * Follows or unfollows a deal: shown at once; a failure reverts it and is reported on the current screen. Of choices
 * that quickly follow each other, only the last is reported. The function stays the same between renders.
 */
export function useFollow(): (
  deal: Pick<Venture, 'id' | 'companyName'>,
  isFollowed: boolean,
) => void {
  const { api, announce, showLateFailure } = useHost();
  const report = ({ deal: { companyName }, isFollowed, error }: FollowResult) => {
    if (!error) announce(`You ${isFollowed ? '' : 'no longer '}follow ${companyName}`);
    // A cancellation at the end of the session is not a failure.
    if (!(error instanceof ApiError)) return;
    const title = titleFailedWrite(
      error,
      `You ${isFollowed ? 'still follow' : 'do not follow'} ${companyName}`,
      `We cannot tell whether you follow ${companyName}`,
    );
    showLateFailure?.({ title, reason: explainFailure(error) });
  };
  const { mutate } = useMutation(followMutation(api, useQueryClient(), report));
  return useCallback((deal, isFollowed) => mutate({ deal, isFollowed }), [mutate]);
}
