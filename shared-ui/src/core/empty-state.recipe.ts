import { defineSlotRecipe } from '../styling';

export const emptyStateRecipe = defineSlotRecipe({
  slots: ['root', 'next'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      gap: '3',
      px: '4',
      py: { base: '10', md: '16' },
      textAlign: 'center',
      textWrap: 'pretty',
      color: 'fg.muted',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.strong',
      borderRadius: 'lg',
    },
    next: { display: 'grid', justifyItems: 'center', gap: '3', maxW: 'prose' },
  },
});
