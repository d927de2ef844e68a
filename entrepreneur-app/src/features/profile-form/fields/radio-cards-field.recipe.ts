import { defineSlotRecipe } from '@syndication/shared-ui/styling';

import { quartersMask } from '@syndication/shared-ui/core';
import { markStyles } from '@syndication/shared-ui/form-fields';

/** Cards of one height in as many columns as there is room for. */
export const radioCardsRecipe = defineSlotRecipe({
  slots: ['root', 'card', 'words', 'title', 'more', 'share', 'fill'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
      gap: '2',
    },
    card: {
      display: 'flex',
      gap: '3',
      minH: '11',
      px: '3',
      py: '2.5',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      transition: 'border-color 150ms, background-color 150ms',
      '&:hover': { borderColor: 'brand.fg' },
      '&:has(:checked)': {
        bg: 'brand.subtle',
        borderColor: 'brand.fg',
        boxShadow: 'inset 0 0 0 1px {colors.brand.fg}',
      },
      // The card shows the focus, because all of it is the control.
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'brand.fg',
        outlineOffset: '2px',
      },
      '&:has(:disabled)': {
        color: 'fg.muted',
        bg: 'bg.subtle',
        borderColor: 'border',
        borderStyle: 'dashed',
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
      '[aria-invalid=true] &': { borderColor: 'danger.fg' },
      '& > input': { ...markStyles, mt: '0.5', outline: 'none' },
    },
    words: { display: 'block', minW: '0', flex: '1' },
    title: { display: 'block', fontWeight: 'medium' },
    more: {
      display: 'block',
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: 'snug',
      mt: '0.5',
    },
    // A share of the whole in quarters, drawn under its words.
    share: {
      display: 'block',
      height: '1',
      mt: '1.5',
      bg: 'bg.muted',
      mask: quartersMask,
      forcedColorAdjust: 'none',
    },
    fill: { display: 'block', height: 'full', bg: 'brand.solid' },
  },
});
