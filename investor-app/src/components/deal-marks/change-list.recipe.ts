import { defineRecipe } from '@syndication/shared-ui/styling';

export const changeListRecipe = defineRecipe({
  base: {
    listStyle: 'none',
    '& > li': { overflowWrap: 'anywhere', textWrap: 'pretty' },
    '& > li + li': { mt: '1.5' },
    '& .fact': { color: 'fg.muted' },
    // Each value runs in the direction of its own script.
    '& :is(del, ins)': { unicodeBidi: 'plaintext' },
    '& del': { color: 'fg.muted', textDecorationThickness: '1px' },
    '& ins': { fontWeight: 'medium', textDecoration: 'none' },
  },
});
