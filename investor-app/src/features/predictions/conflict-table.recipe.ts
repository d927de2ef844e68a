import { defineRecipe } from '@syndication/shared-ui/styling';

export const conflictTableRecipe = defineRecipe({
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': {
      display: 'block',
      // Not `start`: a name from right to left would stand apart from the line below it.
      textAlign: 'left',
      verticalAlign: 'baseline',
      fontWeight: 'normal',
      overflowWrap: 'anywhere',
    },
    '& thead': { srOnly: true },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      rowGap: '1',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& tbody th': { fontWeight: 'medium' },
    // Company above member, the day at their side.
    '& th ~ td:not(.since, .reason), & .reason': { gridColumn: '1 / -1' },
    '& .since': { gridColumn: '2', gridRow: '1', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& .quiet': { color: 'fg.muted' },
    '@media (min-width: 48rem)': {
      '& th, & td': { display: 'table-cell', py: '2.5', pe: '6' },
      '& thead': {
        position: 'static',
        display: 'table-header-group',
        width: 'auto',
        height: 'auto',
        clipPath: 'none',
        clip: 'auto',
        overflow: 'visible',
      },
      '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
      '& tbody tr': { display: 'table-row', borderTopWidth: '0' },
      '& tbody :is(th, td)': { borderTopWidth: '1px', borderColor: 'border' },
      '& tr > :last-child': { width: '50%', pe: '0' },
    },
  },
});
