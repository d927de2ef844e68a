import { defineRecipe } from '../styling';

/** What a legend needs beyond the heading of a field. */
export const legendRecipe = defineRecipe({
  base: { float: 'none', width: 'full', p: '0' },
});
