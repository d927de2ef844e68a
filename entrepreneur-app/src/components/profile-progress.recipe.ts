import { defineRecipe } from '@syndication/shared-ui/styling';
import { disclosureSummary } from '@syndication/shared-ui/core';

export const profileProgressRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '3',
    '& .count': { display: 'flex', justifyContent: 'space-between', columnGap: '4' },
    '& .track': { height: '2', bg: 'bg.muted', forcedColorAdjust: 'none' },
    '& .fill': {
      display: 'block',
      height: 'full',
      bg: 'brand.solid',
      transition: 'width 150ms',
    },
    ...disclosureSummary,
    '& details': { fontSize: 'sm' },
    '& details > summary': { color: 'brand.fg' },
    '& ul': { listStyle: 'none', display: 'grid' },
    '& li': { borderTopWidth: '1px', borderColor: 'border', py: '2', fontSize: 'sm' },
    '& li > button': {
      width: 'full',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: 'sm',
      '@media (pointer: coarse)': { minH: '11' },
    },
    '& li > button .field': { color: 'brand.fg', textDecoration: 'underline' },
    '& .field': { fontWeight: 'semibold' },
    '& .required': { color: 'accent.fg', fontWeight: 'medium' },
    '& .without': { display: 'block', color: 'fg.muted' },
  },
});
