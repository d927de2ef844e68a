import { defineRecipe } from '@syndication/shared-ui/styling';

export const conflictReasonRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '2',
    '& > label': { fontWeight: 'medium' },
    // Its line is there from the beginning: nothing moves when the reason is saved.
    '& > [role=status]': { minH: '6', color: 'fg.muted', fontSize: 'sm' },
  },
});
