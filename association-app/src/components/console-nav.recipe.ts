import { defineRecipe } from '@syndication/shared-ui/styling';

export const consoleNavRecipe = defineRecipe({
  base: {
    display: 'flex',
    gap: '1',
    mb: '6',
    // Inside, so that a link's own line covers it; one that stuck out would scroll the links up and down.
    boxShadow: 'inset 0 -1px {colors.border}',
    overflowX: 'auto',
    // Where a scrollbar takes room: a mouse needs it, and it lies on the page.
    scrollbarWidth: 'thin',
    scrollbarColor: '{colors.border.strong} transparent',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      // All links are side by side on a tablet.
      px: { base: '4', lg: '3', xl: '4' },
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      '&:not([aria-current]):hover': { color: 'fg' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a[aria-current]': { color: 'brand.fg', borderColor: 'brand.solid' },
    _print: { display: 'none' },
  },
});
