import { defineRecipe } from '../styling';

/** The frame of a control with something to press at its end: Show, Test link. */
export const controlActionRecipe = defineRecipe({
  base: {
    position: 'relative',
    '& > :is(button, a)': {
      position: 'absolute',
      insetBlock: '0',
      insetEnd: '0',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '16',
      px: '3',
      color: 'brand.fg',
      fontSize: 'sm',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderRadius: 'md',
    },
    '& > :is(button, a):hover': { textDecoration: 'underline' },
    '& > :is(button, a):focus-visible': { outlineOffset: '-4px' },
  },
});
