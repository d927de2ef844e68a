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
  variants: {
    isStandalone: {
      true: {
        // Room for a finger that moves nothing.
        '@media (pointer: coarse)': {
          display: 'inline-block',
          maxW: 'full',
          overflowWrap: 'anywhere',
          py: 'calc((2.75rem - 1lh) / 2)',
          my: 'calc((1lh - 2.75rem) / 2)',
        },
      },
    },
  },
});
