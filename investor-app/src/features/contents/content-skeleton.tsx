import { Skeleton, SkeletonRegion, Stack, VisuallyHidden } from '@syndication/shared-ui/core';

/** Widths of lines, in the rhythm of paragraphs. */
const LINES = ['100%', '96%', '99%', '62%', '98%', '94%', '45%'];

function Lines() {
  return LINES.map((width) => <Skeleton key={width} width={width} />);
}

/** The placeholder for the body of an item whose title is known from the list. */
export function BodySkeleton() {
  return (
    <SkeletonRegion label="Loading the update">
      <Stack gap="3" maxW="prose">
        <Lines />
      </Stack>
    </SkeletonRegion>
  );
}

/** The placeholder for a whole item. */
export function ContentSkeleton() {
  return (
    <>
      <VisuallyHidden asChild>
        <h1>Update</h1>
      </VisuallyHidden>
      <SkeletonRegion label="Loading the update">
        <Stack gap="3" maxW="prose">
          <Skeleton width="75%" height="2.5rem" />
          <Skeleton width="20%" mb="3" />
          <Lines />
        </Stack>
      </SkeletonRegion>
    </>
  );
}
