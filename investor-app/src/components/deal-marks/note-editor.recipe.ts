import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const noteEditorRecipe = defineSlotRecipe({
  slots: ['root', 'heading', 'text', 'state'],
  base: {
    root: { display: 'grid', gap: '2' },
    heading: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
      '& > label': { fontWeight: 'medium' },
      '& > span': { color: 'fg.muted', fontSize: 'sm' },
    },
    text: {
      width: 'full',
      maxH: '24rem',
      px: '3',
      py: '2.5',
      bg: 'bg.panel',
      color: 'fg',
      // 16 px at least: phones zoom into smaller fields.
      fontSize: 'md',
      lineHeight: 'normal',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      resize: 'vertical',
      fieldSizing: 'content',
      _hover: { borderColor: 'brand.fg' },
      '&[aria-invalid=true]': { borderColor: 'danger.fg' },
    },
    // Its line is there from the start, so nothing moves when the first word is saved.
    state: { minH: '6', color: 'fg.muted', fontSize: 'sm' },
  },
});
