import { chakra } from '@chakra-ui/react';

/** Titles and company names, in the serif. Choose the level with `as`, the look with `size`. */
export const Heading = chakra('h2', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textWrap: 'balance',
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

/** Running text; `tone` says how loud, `size` how large. */
export const Text = chakra('p', {
  base: {},
  variants: {
    size: { xs: { fontSize: 'xs' }, sm: { fontSize: 'sm' }, md: {}, lg: { fontSize: 'lg' } },
    tone: { plain: {}, muted: { color: 'fg.muted' }, danger: { color: 'danger.fg' } },
  },
});
