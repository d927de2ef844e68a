import { defineRecipe } from '../styling';

/** Hint and message stand under the words, not under the mark. */
export const checkboxFieldRecipe = defineRecipe({
  base: { '& > :is(.hint, .footing)': { ms: '8' }, '& > .hint': { mb: '0', mt: '0' } },
});
