import { defineRecipe } from '@syndication/shared-ui/styling';

import { disclosureContent } from '@syndication/shared-ui/core';

export const participationChartRecipe = defineRecipe({
  base: {
    '& .plot': {
      position: 'relative',
      height: '11rem',
      ms: '8',
      mb: '7',
      me: '2',
      mt: '3',
      borderInlineStartWidth: '1px',
      borderBottomWidth: '1px',
      borderColor: 'border.strong',
    },
    '& svg': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      overflow: 'visible',
    },
    '& .steps': {
      fill: 'none',
      stroke: 'brand.solid',
      strokeWidth: '2.5px',
      strokeLinejoin: 'round',
    },
    '& .area': { fill: 'brand.subtle', stroke: 'none' },
    '& .grid': {
      position: 'absolute',
      insetInline: '0',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& .tick': { position: 'absolute', fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& .tick.voters': { insetInlineEnd: 'calc(100% + 8px)', transform: 'translateY(50%)' },
    '& .tick.day': { top: 'calc(100% + 6px)', transform: 'translateX(-50%)' },
    ...disclosureContent,
    '& summary': { color: 'brand.fg', cursor: 'pointer', minH: '6', width: 'fit-content' },
    '@media (pointer: coarse)': { '& summary': { minH: '11', alignContent: 'center' } },
    '& table': { borderCollapse: 'collapse', fontSize: 'sm', mt: '2' },
    '& th, & td': {
      textAlign: 'start',
      pe: '6',
      py: '1',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& td': { textAlign: 'end' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'normal' },
  },
});
