import { defineSlotRecipe } from '@syndication/shared-ui/styling';
import { disclosureSummary } from '@syndication/shared-ui/core';

/** One line that opens to the list of what is wrong. */
export const errorSummaryRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'entry', 'field', 'text'],
  base: {
    root: {
      color: 'fg',
      fontSize: 'sm',
      ...disclosureSummary,
      '& details > summary': { color: 'danger.fg' },
    },
    list: { listStyle: 'none', maxH: '12rem', overflowY: 'auto', pb: '1' },
    entry: {
      display: 'block',
      width: 'full',
      minH: '9',
      py: '1.5',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: 'sm',
      '@media (pointer: coarse)': { minH: '11' },
    },
    field: { color: 'brand.fg', fontWeight: 'semibold', textDecoration: 'underline' },
    text: { color: 'fg.muted' },
  },
});
