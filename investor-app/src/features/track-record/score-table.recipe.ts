import { defineRecipe } from '@syndication/shared-ui/styling';

/** A name, its figure and what that says; the words go below on a phone. */
export const scoreTableRecipe = defineRecipe({
  base: {
    width: 'full',
    maxW: '44rem',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& thead': { srOnly: true },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      rowGap: '1',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& th': { textAlign: 'start', fontWeight: 'medium' },
    '& .bar': {
      display: 'block',
      height: '1.5',
      mt: '1',
      bg: 'brand.solid',
      borderRadius: 'sm',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold' },
    '& .meaning': { gridColumn: '1 / -1', color: 'fg.muted' },
    md: {
      '& tr': { gridTemplateColumns: '14rem 4rem minmax(0, 1fr)' },
      '& .meaning': { gridColumn: 'auto' },
    },
  },
});
