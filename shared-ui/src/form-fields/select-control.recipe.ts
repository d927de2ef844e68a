import { defineRecipe } from '@chakra-ui/react';

/** The platform's list in the frame of the other controls. */
export const selectControlRecipe = defineRecipe({
  base: { ps: '2.5', pe: '8', textOverflow: 'ellipsis', cursor: 'pointer' },
});
