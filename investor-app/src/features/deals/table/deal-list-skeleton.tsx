import { chakra } from '@syndication/shared-ui/styling';

import { Skeleton, SkeletonRegion } from '@syndication/shared-ui/core';

import { dealListSkeletonRecipe } from './deal-list-skeleton.recipe';

const Rows = chakra('div', dealListSkeletonRecipe);

const fieldWidth = { base: '1 1 100%', sm: '0 1 18rem' };
const placeholders = ['one', 'two', 'three', 'four'];

function RowPlaceholders() {
  return (
    <Rows>
      {placeholders.map((name) => (
        <div key={name}>
          <div>
            <Skeleton width="55%" height="1.25em" />
            <Skeleton width="25%" />
            <Skeleton width="95%" />
            <Skeleton width="70%" />
          </div>
          <div>
            <Skeleton width="80%" height="1.5em" />
            <Skeleton width="45%" />
            <Skeleton height="0.5rem" />
          </div>
          <div>
            <Skeleton width="85%" />
            <Skeleton width="70%" />
            <Skeleton width="60%" />
          </div>
          <Skeleton width="5.5rem" height="2.5rem" />
        </div>
      ))}
    </Rows>
  );
}

/** The rows while those that are asked for are on the way. */
export function DealRowsSkeleton() {
  return (
    <SkeletonRegion label="Loading deals">
      <RowPlaceholders />
    </SkeletonRegion>
  );
}

/** The list while its deals are on the way: filters and rows of the same measures. */
export function DealListSkeleton() {
  return (
    <SkeletonRegion label="Loading deals">
      <chakra.div display="flex" flexWrap="wrap" rowGap="3" columnGap="4" mb="5" pt="6">
        <Skeleton height="11" flex={fieldWidth} />
        <Skeleton height="11" flex={fieldWidth} />
        <Skeleton height="11" width="6rem" />
        <Skeleton height="11" width="7rem" />
      </chakra.div>
      <Skeleton width="5rem" mb="5" />
      <RowPlaceholders />
    </SkeletonRegion>
  );
}
