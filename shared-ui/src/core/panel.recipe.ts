import { defineRecipe } from '../styling';

export const panelRecipe = defineRecipe({
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    p: { base: '4', md: '6' },
  },
  variants: {
    kind: {
      plain: {},
      /** The main sheet of a page: a strong rule at its head, as the deals list has. */
      sheet: {
        borderTopWidth: '2px',
        borderTopColor: 'brand.solid',
        borderTopRadius: '0',
        borderBottomRadius: 'md',
      },
    },
  },
  defaultVariants: { kind: 'plain' },
});
