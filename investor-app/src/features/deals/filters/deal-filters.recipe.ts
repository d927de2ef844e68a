import { defineSlotRecipe } from '@syndication/shared-ui/styling';

/** One line of 44-px controls at any width: on a phone the search is a sign until it is used. */
export const dealFiltersRecipe = defineSlotRecipe({
  slots: ['root', 'search'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1.5', md: '3' },
      '& select': {
        flex: { base: '1 1 4rem', md: '0 1 auto' },
        minW: '0',
        textOverflow: 'ellipsis',
      },
      // While one types, the text has the room; then the order can be told again.
      '&:not(:has(input:focus)) select': { minW: '5.5rem' },
      '& > :is(button, div)': { flexShrink: '0' },
      // Zoomed in so far that no word of the order would be left: a second line, at whose end View opens inwards.
      '@media (max-width: 22rem)': { flexWrap: 'wrap', justifyContent: 'flex-end' },
      '@media print': { display: 'none' },
    },
    search: {
      position: 'relative',
      flex: { base: '0 0 2.75rem', md: '1 1 12rem' },
      maxW: { md: '24rem' },
      transition: 'flex-basis 150ms',
      '&:is(:focus-within, :has(input:not(:placeholder-shown)))': {
        flex: '1 1 9rem',
        minW: '0',
      },
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
