import { defineRecipe } from '@syndication/shared-ui/styling';

/** The deals page uses the width of a wide window to show a deal beside the list. */
export const deskRecipe = defineRecipe({
  base: {
    '@media (min-width: 100rem)': {
      '--desk-width': 'min(100vw - 6rem, 116rem)',
      width: 'var(--desk-width)',
      marginInlineStart: 'calc((100% - var(--desk-width)) / 2)',
    },
  },
});

export const besideRecipe = defineRecipe({
  base: {
    '@media (min-width: 100rem)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 30rem',
      columnGap: '8',
      alignItems: 'start',
    },
  },
});
