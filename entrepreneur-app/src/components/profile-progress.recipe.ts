import { defineSlotRecipe } from '@syndication/shared-ui/styling';
import { disclosureSummary } from '@syndication/shared-ui/core';

export const profileProgressRecipe = defineSlotRecipe({
  slots: ['root', 'count', 'track', 'fill', 'list', 'field', 'required', 'without'],
  base: {
    root: {
      display: 'grid',
      gap: '3',
      ...disclosureSummary,
      '& details': { fontSize: 'sm' },
      '& details > summary': { color: 'brand.fg' },
    },
    count: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
    },
    track: { height: '2', bg: 'bg.muted', forcedColorAdjust: 'none' },
    fill: {
      display: 'block',
      height: 'full',
      bg: 'brand.solid',
      transition: 'width 150ms',
    },
    list: {
      listStyle: 'none',
      display: 'grid',
      '& > li': { borderTopWidth: '1px', borderColor: 'border', py: '2', fontSize: 'sm' },
      '& > li > button': {
        width: 'full',
        textAlign: 'start',
        cursor: 'pointer',
        borderRadius: 'sm',
        '@media (pointer: coarse)': { minH: '11' },
      },
    },
    field: {
      fontWeight: 'semibold',
      'button > &': { color: 'brand.fg', textDecoration: 'underline' },
    },
    required: { color: 'accent.fg', fontWeight: 'medium' },
    without: { display: 'block', color: 'fg.muted' },
  },
});
