import { defineRecipe } from '../styling';

/** One column; the fields keep a line for their message, so there is little more space between them. */
export const formRecipe = defineRecipe({
  base: { display: 'flex', flexDirection: 'column', gap: '3' },
});
