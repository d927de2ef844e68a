import { Panel, Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '../styling';
import { profileRecipe } from './profile.recipe';
import type { VentureProfileProps } from './venture-profile';

const FIGURES = [0, 1, 2, 3];
const sectionLines = [2, 3, 3];

/** The shape of a venture's profile while it is on its way. */
export function VentureProfileSkeleton({
  asideOnPhone = 'above',
}: Pick<VentureProfileProps, 'asideOnPhone'>) {
  const styles = useSlotRecipe({ recipe: profileRecipe })();
  const beside = (
    <chakra.div css={styles.aside}>
      <Panel>
        <Skeleton width="50%" height="6" mb="4" />
        <Skeleton width="full" height="10" />
      </Panel>
    </chakra.div>
  );
  return (
    <SkeletonRegion label="Loading the profile">
      <Stack gap="3" mb="6">
        <Skeleton width="60%" maxW="20rem" height={{ base: '8', md: '10' }} />
        <Skeleton width="full" maxW="prose" />
        <Skeleton width="40%" maxW="12rem" />
      </Stack>
      <chakra.div css={styles.columns}>
        {asideOnPhone === 'above' && beside}
        <Panel as="div" kind="sheet" css={styles.sections}>
          <chakra.section css={styles.section}>
            <Skeleton width="12rem" maxW="70%" height="6" />
            <chakra.div css={styles.figures}>
              {FIGURES.map((figure) => (
                <Stack key={figure} gap="2">
                  <Skeleton width="60%" />
                  <Skeleton width="90%" height="7" />
                </Stack>
              ))}
            </chakra.div>
          </chakra.section>
          {sectionLines.map((lines, index) => (
            <chakra.section key={index} css={styles.section}>
              <Skeleton width="12rem" maxW="70%" height="6" />
              <Stack gap="3">
                {Array.from({ length: lines }, (_, line) => (
                  <Skeleton key={line} width={`${80 - line * 10}%`} />
                ))}
              </Stack>
            </chakra.section>
          ))}
        </Panel>
        {asideOnPhone === 'below' && beside}
      </chakra.div>
    </SkeletonRegion>
  );
}
