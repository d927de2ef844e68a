import { Box, Panel, Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';
import { Columns } from './columns';

const sectionLines = [3, 4, 5, 3, 3];

/** The shape of a venture's profile while it is on its way. */
export function VentureProfileSkeleton() {
  return (
    <SkeletonRegion label="Loading the profile">
      <Stack gap="3" mb="6">
        <Skeleton width="60%" maxW="20rem" height="9" />
        <Skeleton width="full" maxW="prose" />
        <Skeleton width="40%" maxW="12rem" />
      </Stack>
      <Columns>
        <Box order={{ base: '0', lg: '1' }}>
          <Panel>
            <Skeleton width="50%" height="6" mb="4" />
            <Skeleton width="full" height="10" />
          </Panel>
        </Box>
        <Stack gap={{ base: '4', md: '6' }}>
          {sectionLines.map((lines, index) => (
            <Panel key={index}>
              <Skeleton width="40%" height="6" mb="4" />
              <Stack gap="3">
                {Array.from({ length: lines }, (_, line) => (
                  <Skeleton key={line} width={`${80 - line * 10}%`} />
                ))}
              </Stack>
            </Panel>
          ))}
        </Stack>
      </Columns>
    </SkeletonRegion>
  );
}
