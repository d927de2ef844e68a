import { defineSlotRecipe } from '../styling';

export const alertRecipe = defineSlotRecipe({
  slots: ['root', 'words', 'title', 'text'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      columnGap: '3',
      alignItems: 'start',
      px: '4',
      py: '3',
      borderWidth: '1px',
      borderInlineStartWidth: '4px',
      borderRadius: 'md',
      transition: 'opacity 300ms',
      '&[data-leaving]': { opacity: '0' },
      '& > svg': { width: '5', height: '5', mt: '0.5' },
      // The target is 44 px on touch screens without making the message taller.
      '& > button': { my: '-1.5', me: '-2' },
    },
    words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1', minW: '0' },
    title: { fontWeight: 'semibold' },
    // Below a title.
    text: { '* + &': { fontSize: 'sm' } },
  },
  variants: {
    status: {
      info: {
        root: {
          bg: 'brand.subtle',
          borderColor: 'brand.border',
          borderInlineStartColor: 'brand.fg',
          '& > svg': { color: 'brand.fg' },
        },
      },
      success: {
        root: {
          bg: 'success.subtle',
          borderColor: 'success.border',
          borderInlineStartColor: 'success.fg',
          '& > svg': { color: 'success.fg' },
        },
      },
      warning: {
        root: {
          bg: 'accent.subtle',
          borderColor: 'accent.border',
          borderInlineStartColor: 'accent.fg',
          '& > svg': { color: 'accent.fg' },
        },
      },
      error: {
        root: {
          bg: 'danger.subtle',
          borderColor: 'danger.border',
          borderInlineStartColor: 'danger.fg',
          '& > svg': { color: 'danger.fg' },
        },
      },
    },
  },
});
