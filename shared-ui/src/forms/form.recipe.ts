import { defineRecipe } from '../styling';

/** One column; the fields keep a line for their message, so little more stands between them. */
export const formRecipe = defineRecipe({
  base: { display: 'flex', flexDirection: 'column', gap: '3' },
});
