import { defineRecipe } from '@syndication/shared-ui/styling';

export const changeListRecipe = defineRecipe({
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5',
    '& > li': { overflowWrap: 'anywhere', textWrap: 'pretty' },
    '& .fact': { color: 'fg.muted' },
    '& del': { color: 'fg.muted', textDecorationThickness: '1px' },
    '& ins': { fontWeight: 'medium', textDecoration: 'none' },
  },
});
