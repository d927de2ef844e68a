import { defineRecipe } from '../styling';

/** A row of a menu, as wide as its sheet and as high as a finger. */
export const menuRowRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    width: 'full',
    minH: '11',
    px: '3',
    borderRadius: 'md',
    color: 'fg',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'brand.subtle', color: 'brand.fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { fontWeight: 'semibold', color: 'brand.fg' },
  },
});

/** Sets rows of another kind apart. */
export const menuPartRecipe = defineRecipe({
  base: {
    borderColor: 'border',
    '&:not(:first-child)': { borderTopWidth: '1px', mt: '2', pt: '2' },
  },
});
