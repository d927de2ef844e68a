import { defineRecipe } from '@syndication/shared-ui/styling';

export const consoleNavRecipe = defineRecipe({
  base: {
    display: 'flex',
    gap: '1',
    mb: '6',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowX: 'auto',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      // All rooms are side by side on a tablet.
      px: { base: '4', lg: '3', xl: '4' },
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      mb: '-1px',
      '&:not([aria-current]):hover': { color: 'fg' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a[aria-current]': { color: 'brand.fg', borderColor: 'brand.solid' },
    _print: { display: 'none' },
  },
});
