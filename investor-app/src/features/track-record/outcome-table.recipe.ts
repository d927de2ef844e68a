import { defineRecipe } from '@syndication/shared-ui/styling';

import { cardTable, TABLE_WIDTH } from '../../components/card-table';

export const outcomeTableRecipe = defineRecipe({
  base: {
    ...cardTable,
    '& th, & td': { ...cardTable['& th, & td'], verticalAlign: 'middle' },
    '& tbody tr': {
      ...cardTable['& tbody tr'],
      gap: '1 4',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& .company': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& .company .round': { display: 'block', fontWeight: 'normal', color: 'fg.muted' },
    '& .amounts': { fontVariantNumeric: 'tabular-nums', color: 'fg.muted' },
    '& .act': {
      gridRow: '1 / span 2',
      gridColumn: '2',
      alignSelf: 'center',
      // Nothing can be pressed there, and the others need the width.
      _print: { display: 'none' },
    },
    '& .state, & .amounts': { gridColumn: '1' },
    [TABLE_WIDTH]: {
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
