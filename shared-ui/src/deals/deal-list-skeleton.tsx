import { chakra } from '@chakra-ui/react';

import { Skeleton, SkeletonRegion } from '@syndication/shared-ui/core';

const Rows = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: '34fr 24fr 42fr' },
      rowGap: '4',
      columnGap: '10',
      px: '5',
      py: '5',
      borderTopWidth: '1px',
      borderColor: 'border',
      '&:first-of-type': { borderTopWidth: '0' },
      '& > div': { display: 'grid', gap: '3', alignContent: 'start' },
    },
  },
});

const fieldWidth = { base: '1 1 100%', sm: '0 1 20rem' };
const placeholders = ['one', 'two', 'three', 'four'];

/** The list while its deals are on the way: filters and rows of the same measures. */
export function DealListSkeleton() {
  return (
    <SkeletonRegion label="Loading deals">
      <chakra.div display="flex" flexWrap="wrap" rowGap="3" columnGap="4" mb="4" pt="6">
        <Skeleton height="11" flex={fieldWidth} />
        <Skeleton height="11" flex={fieldWidth} />
      </chakra.div>
      <Skeleton width="4rem" mb="5" />
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
              <Skeleton width="80%" />
              <Skeleton width="45%" />
              <Skeleton height="0.375rem" />
            </div>
            <div>
              <Skeleton width="5rem" height="2.5rem" />
              <Skeleton width="85%" />
              <Skeleton width="60%" />
            </div>
          </div>
        ))}
      </Rows>
    </SkeletonRegion>
  );
}
