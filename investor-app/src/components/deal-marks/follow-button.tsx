import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Button } from '@syndication/shared-ui/core';

import { useFollow } from '../deal-data/use-follow';

/** A star: filled for a deal that is followed. */
export const FollowStar = ({ isFollowed }: { isFollowed: boolean }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill={isFollowed ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="m10 1.8 2.5 5.4 5.7.7-4.2 4 1.1 5.8-5.1-2.9-5.1 2.9L6 11.9l-4.2-4 5.7-.7Z" />
  </svg>
);

/** Follows a deal, or follows it no longer: followed deals have a tab and come by mail when they change. */
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
      aria-label={`Follow ${deal.companyName}`}
      onClick={() => follow(deal, !deal.isFollowed)}
    >
      <FollowStar isFollowed={deal.isFollowed} />
      <span aria-hidden>{deal.isFollowed ? 'Following' : 'Follow'}</span>
    </Button>
  );
}
