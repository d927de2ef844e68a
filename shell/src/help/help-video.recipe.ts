import { defineRecipe } from '@syndication/shared-ui/styling';

/** The player keeps its place before it is asked for and while it loads. */
export const helpVideoRecipe = defineRecipe({
  base: {
    '@media print': { display: 'none' },
    display: 'grid',
    width: 'full',
    aspectRatio: '16 / 9',
    bg: 'bg.muted',
    borderRadius: 'md',
  },
});
