import { defineRecipe } from '@syndication/shared-ui/styling';

/** A table where there is room, cards where there is not. */
export const outcomeTableRecipe = defineRecipe({
  base: {
    width: 'full',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& th, & td': { textAlign: 'start', verticalAlign: 'middle', fontWeight: 'normal' },
    '& thead': { srOnly: true },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '1 4',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& .company': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& .company .round': { display: 'block', fontWeight: 'normal', color: 'fg.muted' },
    '& .amounts': { fontVariantNumeric: 'tabular-nums', color: 'fg.muted' },
    '& .act': { gridRow: '1 / span 2', gridColumn: '2', alignSelf: 'center' },
    '& .state, & .amounts': { gridColumn: '1' },
    '@media (min-width: 48rem)': {
      borderCollapse: 'collapse',
      tableLayout: 'fixed',
      '& tbody tr': { display: 'table-row' },
      '& .company': { width: '40%' },
      '& .act': { width: '8rem' },
      '& tbody tr > *': { py: '3', pe: '5' },
      '& tr > :last-child': { pe: '0', textAlign: 'end' },
    },
  },
});
