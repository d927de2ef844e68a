import { Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';

/** The account page's panel before its answer has come. */
export function AccountSkeleton() {
  return (
    <SkeletonRegion label="Loading your account">
      <Stack gap="4">
        <Skeleton height="7" width="60%" />
        <Skeleton height="5" width="80%" />
        <Skeleton height="16" />
        <Skeleton height="16" />
      </Stack>
    </SkeletonRegion>
  );
}
