import { Box, Panel, Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '../styling';
import { profileRecipe } from './profile.recipe';

const sectionLines = [2, 4, 4, 3, 3];

/** The shape of a venture's profile while it is on its way. */
export function VentureProfileSkeleton() {
  const styles = useSlotRecipe({ recipe: profileRecipe })();
  return (
    <SkeletonRegion label="Loading the profile">
      <Stack gap="3" mb="6">
        <Skeleton width="60%" maxW="20rem" height={{ base: '8', md: '10' }} />
        <Skeleton width="full" maxW="prose" />
        <Skeleton width="40%" maxW="12rem" />
      </Stack>
      <chakra.div css={styles.columns}>
        <chakra.div css={styles.aside}>
          <Panel>
            <Skeleton width="50%" height="6" mb="4" />
            <Skeleton width="full" height="10" />
          </Panel>
        </chakra.div>
        <Panel as="div" kind="sheet">
          {sectionLines.map((lines, index) => (
            <chakra.section key={index} css={styles.section}>
              <Box>
                <Skeleton width="70%" maxW="10rem" height="6" />
              </Box>
              <Stack gap="3">
                {Array.from({ length: lines }, (_, line) => (
                  <Skeleton key={line} width={`${80 - line * 10}%`} />
                ))}
              </Stack>
            </chakra.section>
          ))}
        </Panel>
      </chakra.div>
    </SkeletonRegion>
  );
}
