import { defineRecipe } from '@syndication/shared-ui/styling';

/** The player keeps its place while it loads. */
export const videoFrameRecipe = defineRecipe({
  base: {
    display: 'block',
    width: 'full',
    aspectRatio: '16 / 9',
    bg: 'bg.muted',
    borderRadius: 'md',
  },
});
