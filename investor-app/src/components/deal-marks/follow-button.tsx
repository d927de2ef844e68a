import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Button } from '@syndication/shared-ui/core';

import { useFollow } from '../deal-data/use-follow';
import { FollowStar } from './follow-star';

/** Follows or unfollows a deal: followed deals have a tab and come by mail when they change. */
export function FollowButton({
  deal,
}: {
  deal: Pick<Venture, 'id' | 'companyName' | 'isFollowed'>;
}) {
  const follow = useFollow();
  return (
    <Button
      variant="outline"
      px="3"
      minW="11"
      aria-pressed={deal.isFollowed}
      aria-label={`${deal.isFollowed ? 'Following' : 'Follow'} ${deal.companyName}`}
      onClick={() => follow(deal, !deal.isFollowed)}
    >
      <FollowStar isFollowed={deal.isFollowed} />
      <span aria-hidden>{deal.isFollowed ? 'Following' : 'Follow'}</span>
    </Button>
  );
}
