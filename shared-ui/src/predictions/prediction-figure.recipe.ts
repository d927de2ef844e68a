import { defineRecipe } from '@chakra-ui/react';

export const predictionFigureRecipe = defineRecipe({
  base: { fontFamily: 'heading', fontSize: '3xl', fontWeight: 'semibold', lineHeight: 'tight' },
});
