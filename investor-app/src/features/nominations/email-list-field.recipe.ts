import { defineSlotRecipe } from '@syndication/shared-ui/styling';

/** A row for each address, with its message below it. */
export const emailListRecipe = defineSlotRecipe({
  slots: ['rows', 'row', 'address', 'after', 'note'],
  base: {
    rows: { listStyle: 'none', display: 'grid' },
    row: { display: 'flex', gap: '2', alignItems: 'flex-start', '& > button': { flexShrink: '0' } },
    address: { flex: '1', minW: '0' },
    after: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    note: { color: 'fg.muted', fontSize: 'sm' },
  },
});
