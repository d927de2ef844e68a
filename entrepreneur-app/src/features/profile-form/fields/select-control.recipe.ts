import { defineRecipe } from '@syndication/shared-ui/styling';

/** The platform's list in the frame of the other controls. */
export const selectControlRecipe = defineRecipe({
  base: { ps: '2.5', pe: '8', textOverflow: 'ellipsis', cursor: 'pointer' },
});
