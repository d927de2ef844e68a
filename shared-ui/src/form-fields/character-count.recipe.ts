import { defineRecipe } from '@chakra-ui/react';

export const characterCountRecipe = defineRecipe({
  base: {
    whiteSpace: 'nowrap',
    '&[data-over]': { color: 'danger.fg', fontWeight: 'semibold' },
  },
});
