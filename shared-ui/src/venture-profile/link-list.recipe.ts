import { defineSlotRecipe } from '../styling';

export const linkListRecipe = defineSlotRecipe({
  slots: ['list', 'link', 'name', 'detail'],
  base: {
    list: {
      listStyle: 'none',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
      gap: '2',
      '&[data-layout=lines]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& > li': { display: 'grid' },
    },
    link: {
      display: 'grid',
      alignContent: 'center',
      minH: '14',
      px: '3.5',
      py: '2',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      lineHeight: 'snug',
      transition: 'border-color 150ms, background-color 150ms',
      _hover: { borderColor: 'brand.fg', bg: 'brand.subtle' },
    },
    name: { color: 'brand.fg', fontWeight: 'medium' },
    detail: { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
  },
});
