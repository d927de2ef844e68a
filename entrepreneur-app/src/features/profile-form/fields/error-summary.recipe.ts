import { defineRecipe } from '@syndication/shared-ui/styling';
import { disclosureSummary } from '@syndication/shared-ui/core';

/** One line that opens to the list of what is wrong. */
export const errorSummaryRecipe = defineRecipe({
  base: {
    color: 'fg',
    fontSize: 'sm',
    ...disclosureSummary,
    '& details > summary': { color: 'danger.fg' },
    '& ul': { listStyle: 'none', maxH: '12rem', overflowY: 'auto', pb: '1' },
    '& li button': {
      display: 'block',
      width: 'full',
      minH: '9',
      py: '1.5',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: 'sm',
      '@media (pointer: coarse)': { minH: '11' },
    },
    '& li .field': { color: 'brand.fg', fontWeight: 'semibold', textDecoration: 'underline' },
    '& li .text': { color: 'fg.muted' },
  },
});
