import { defineRecipe } from '../styling';

export const headingRecipe = defineRecipe({
  base: {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: { base: '2xl', md: '3xl' } },
    },
  },
  defaultVariants: { size: 'lg' },
});

export const textRecipe = defineRecipe({
  // The last line is not a single word where the browser can avoid it.
  base: { textWrap: 'pretty' },
  variants: {
    size: {
      xs: { fontSize: 'xs' },
      sm: { fontSize: 'sm', maxW: 'prose' },
      md: {},
      lg: { fontSize: 'lg' },
      /** The figure that a panel is about. */
      figure: { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' },
    },
    tone: {
      plain: {},
      muted: { color: 'fg.muted' },
      accent: { color: 'accent.fg', fontWeight: 'medium' },
      danger: { color: 'danger.fg' },
    },
  },
});
