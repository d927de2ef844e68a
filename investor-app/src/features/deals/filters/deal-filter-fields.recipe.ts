import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const dealFilterFieldsRecipe = defineSlotRecipe({
  slots: ['root', 'group', 'options', 'count'],
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
    options: {
      maxH: { md: '13rem' },
      overflowY: 'auto',
      '& > label': {
        display: 'grid',
        gridTemplateColumns: 'auto 1fr auto',
        alignItems: 'center',
        gap: '2',
        minH: '8',
        px: '1',
        borderRadius: 'sm',
        fontSize: 'sm',
        overflowWrap: 'anywhere',
        cursor: 'pointer',
        _hover: { bg: 'brand.subtle' },
        '@media (pointer: coarse)': { minH: '11' },
      },
      '& input': { width: '4', height: '4', accentColor: 'brand.solid' },
    },
    count: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});
