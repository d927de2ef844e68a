import { defineRecipe } from '../styling';

export const linkRecipe = defineRecipe({
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { textDecorationColor: 'currentColor' },
  },
});
