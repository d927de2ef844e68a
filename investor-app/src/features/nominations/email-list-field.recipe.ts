import { defineRecipe } from '@syndication/shared-ui/styling';

/** A row for each address, with its message below it. */
export const emailListRecipe = defineRecipe({
  base: {
    '& .rows': { listStyle: 'none', display: 'grid' },
    '& .row': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& .row > .address': { flex: '1', minW: '0' },
    '& .row > button': { flexShrink: '0' },
    '& .note': { color: 'fg.muted', fontSize: 'sm' },
    '& .after': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
  },
});
