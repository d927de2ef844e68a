import { Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';

/** The placeholder for teasers that load. */
export function UpdatesSkeleton({ count }: { count: number }) {
  return (
    <SkeletonRegion label="Loading updates">
      <Stack gap="0">
        {Array.from({ length: count }, (_, index) => (
          <Stack key={index} gap="2" py="4" ps="5">
            <Skeleton width="60%" height="1.25em" />
            <Skeleton width="25%" />
            <Skeleton width="95%" />
          </Stack>
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
