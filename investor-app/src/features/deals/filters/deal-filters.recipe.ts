import { defineSlotRecipe } from '@syndication/shared-ui/styling';

/** A line of 44-px controls; the order, which is told in full, is in a second one on a phone. */
export const dealFiltersRecipe = defineSlotRecipe({
  slots: ['root', 'search'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      // Zoomed in so far that View is in a line of its own, it opens inwards.
      justifyContent: { base: 'flex-end', md: 'start' },
      gap: { base: '1.5', md: '3' },
      '& select': { flexBasis: { base: 'full', md: 'auto' } },
      '@media print': { display: 'none' },
    },
    search: {
      position: 'relative',
      flex: '1 1 5rem',
      maxW: { md: '24rem' },
      '& input': {
        width: 'full',
        minH: '11',
        ps: '10',
        pe: '2',
        bg: 'bg.panel',
        fontSize: 'md',
        borderWidth: '1px',
        borderColor: 'border.strong',
        borderRadius: 'md',
        _hover: { borderColor: 'brand.fg' },
        _placeholder: { color: 'fg.muted' },
        textOverflow: 'ellipsis',
      },
      '& svg': {
        position: 'absolute',
        insetStart: '3',
        top: '3',
        width: '5',
        height: '5',
        fill: 'none',
        stroke: 'fg.muted',
        strokeWidth: '1.6',
        pointerEvents: 'none',
      },
      '& kbd': {
        display: { base: 'none', lg: 'block' },
        position: 'absolute',
        insetEnd: '3',
        top: '2.5',
        px: '1.5',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'sm',
        bg: 'bg.panel',
        color: 'fg.muted',
        fontSize: 'xs',
        lineHeight: '1.375rem',
        pointerEvents: 'none',
      },
      '&:has(input:not(:placeholder-shown)) kbd': { display: 'none' },
    },
  },
});
