import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const dealFilterFieldsRecipe = defineSlotRecipe({
  slots: ['root', 'group', 'many', 'options', 'count'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
      gap: '5',
    },
    group: {
      minW: '0',
      '& > legend': { mb: '1', fontSize: 'sm', fontWeight: 'semibold' },
    },
    // Many values run on in columns: nothing is cut, and the page has one scrollbar.
    many: { gridColumn: { md: '1 / -1' }, '& > div': { columns: '13rem', columnGap: '5' } },
    options: {
      '& > label': {
        display: 'grid',
        breakInside: 'avoid',
        gridTemplateColumns: 'auto 1fr auto',
        alignItems: 'center',
        gap: '2',
        minH: '8',
        px: '1',
        borderRadius: 'sm',
        fontSize: 'sm',
        overflowWrap: 'break-word',
        cursor: 'pointer',
        _hover: { bg: 'brand.subtle' },
        '@media (pointer: coarse)': { minH: '11' },
      },
      '& input': { width: '4', height: '4', accentColor: 'brand.solid' },
    },
    count: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});
