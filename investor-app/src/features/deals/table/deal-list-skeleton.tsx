import { chakra } from '@syndication/shared-ui/styling';

import { Skeleton, SkeletonRegion } from '@syndication/shared-ui/core';

import { dealListSkeletonRecipe } from './deal-list-skeleton.recipe';

const Rows = chakra('div', dealListSkeletonRecipe);

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

/** The placeholder rows while the requested ones load. */
export function DealRowsSkeleton() {
  return (
    <SkeletonRegion label="Loading deals">
      <RowPlaceholders />
    </SkeletonRegion>
  );
}

/** The list while its deals are on the way: tabs, controls and rows of the same measures. */
export function DealListSkeleton() {
  return (
    <SkeletonRegion label="Loading deals">
      <Skeleton height="11" mt={{ base: '-4', md: '-2' }} mb="3" />
      <chakra.div display="flex" gap="3" mb="3">
        <Skeleton height="11" flex={{ base: '0 0 2.75rem', md: '0 1 24rem' }} />
        <Skeleton height="11" flex={{ base: '1', md: '0 1 19rem' }} />
        <Skeleton height="11" width="6rem" />
      </chakra.div>
      <Skeleton width="5rem" mb="3" display={{ base: 'none', md: 'block' }} />
      <RowPlaceholders />
    </SkeletonRegion>
  );
}
