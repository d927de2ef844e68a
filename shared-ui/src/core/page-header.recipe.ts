import { defineSlotRecipe } from '../styling';

export const pageHeaderRecipe = defineSlotRecipe({
  slots: ['root', 'titles', 'detail', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      rowGap: '5',
      columnGap: '8',
      mb: '6',
    },
    titles: { minW: '0', display: 'grid', gap: '1' },
    detail: { color: 'fg.muted', overflowWrap: 'anywhere', textWrap: 'pretty' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      // A child that shows nothing to this reader takes no line either.
      _empty: { display: 'none' },
      '@media print': { display: 'none' },
    },
  },
});
