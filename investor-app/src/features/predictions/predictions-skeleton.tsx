import { Box, Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The predictions list while it is on the way. */
export function PredictionListSkeleton() {
  return (
    <SkeletonRegion label="Loading predictions">
      <Skeleton width="18rem" height="11" mb="6" />
      <Stack
        gap="0"
        px={{ md: '5' }}
        bg={{ md: 'bg.panel' }}
        borderWidth={{ md: '1px' }}
        borderTopWidth={{ md: '2px' }}
        borderColor="border"
      >
        {ROWS.map((name) => (
          <Box
            key={name}
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }}
            gap="4"
            py="5"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <Skeleton width="70%" height="1.25em" />
            <Skeleton width="60%" height="8" />
            <Skeleton width="90%" />
          </Box>
        ))}
      </Stack>
    </SkeletonRegion>
  );
}

/** One deal's predictions while they are on the way. */
export function VenturePredictionsSkeleton() {
  return (
    <SkeletonRegion label="Loading predictions">
      <Stack gap="6">
        <Skeleton width="50%" height="2em" />
        <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6">
          <Skeleton height="20rem" />
          <Skeleton height="20rem" />
        </Box>
      </Stack>
    </SkeletonRegion>
  );
}
