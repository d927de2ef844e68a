import { defineRecipe } from '@syndication/shared-ui/styling';

export const dealTabsRecipe = defineRecipe({
  base: {
    display: 'flex',
    gap: { base: '4', md: '6' },
    // On a phone they scroll sideways, to the edge of the window.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    mx: { base: '-4', md: '0' },
    // The title has room for buttons below it, which a phone has not.
    mt: { base: '-4', md: '-2' },
    px: { base: '4', md: '0' },
    boxShadow: 'inset 0 -1px {colors.border}',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '11',
      flexShrink: '0',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      '&:not([aria-current]):hover': { color: 'fg', borderColor: 'border.strong' },
      // The frame cuts off what overflows it.
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-current]': { color: 'brand.fg', borderColor: 'brand.solid' },
    },
    // Its space is reserved before the counts are known.
    '& .count': {
      minW: '2ch',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
    },
    '@media print': { display: 'none' },
  },
});
