import { defineRecipe } from '../styling';

/**
 * Rows of a grid grow from nothing to their content, which needs no script. Overflow is clipped
 * only while they move, so that focus rings are complete afterwards.
 */
export const collapseRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '0fr',
    opacity: '0',
    transition:
      'grid-template-rows {durations.collapse} ease-out, opacity {durations.collapse} ease-out',
    '&[data-open]': { gridTemplateRows: '1fr', opacity: '1' },
    '& > div': { minH: '0' },
    '&[data-moving] > div': { overflow: 'clip' },
  },
});
