import { defineRecipe } from '../styling';

export const characterCountRecipe = defineRecipe({
  base: {
    whiteSpace: 'nowrap',
    '&[data-over]': { color: 'danger.fg', fontWeight: 'semibold' },
  },
});
