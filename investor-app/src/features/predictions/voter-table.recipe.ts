import { defineRecipe } from '@syndication/shared-ui/styling';

export const voterTableRecipe = defineRecipe({
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': {
      // Not `start`: a name from right to left would stand apart from the line below it.
      textAlign: 'left',
      verticalAlign: 'baseline',
      py: '2',
      pe: '4',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& tr > :last-child': { pe: '0', textAlign: 'end', whiteSpace: 'nowrap' },
    '& thead th': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& .quiet': { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
    '& time': { color: 'fg.muted' },
  },
});
