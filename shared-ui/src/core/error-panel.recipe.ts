import { defineRecipe } from '../styling';

export const errorPanelRecipe = defineRecipe({
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    p: { base: '4', md: '6' },
    borderWidth: '1px',
    borderRadius: 'lg',
    overflowWrap: 'anywhere',
  },
  variants: {
    status: {
      error: { bg: 'danger.subtle', borderColor: 'danger.border' },
      warning: { bg: 'accent.subtle', borderColor: 'accent.border' },
    },
  },
});
