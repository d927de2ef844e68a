import { defineRecipe } from '../styling';

export const predictionFigureRecipe = defineRecipe({
  base: { fontFamily: 'heading', fontSize: '3xl', fontWeight: 'semibold', lineHeight: 'tight' },
});
