import { defineSlotRecipe } from '@syndication/shared-ui/styling';

import { disclosureSummary } from '@syndication/shared-ui/core';

/** What an axis says. */
const TICK = {
  position: 'absolute',
  fontSize: 'xs',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
} as const;

export const participationChartRecipe = defineSlotRecipe({
  slots: ['root', 'plot', 'steps', 'area', 'gridLine', 'voters', 'day'],
  base: {
    root: {
      ...disclosureSummary,
      '& summary': {
        ...disclosureSummary['& summary'],
        color: 'brand.fg',
        fontWeight: 'normal',
        minH: '6',
      },
      '@media (pointer: coarse)': { '& summary': { minH: '11' } },
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
    plot: {
      position: 'relative',
      height: '11rem',
      ms: '8',
      mb: '7',
      me: '2',
      mt: '3',
      borderInlineStartWidth: '1px',
      borderBottomWidth: '1px',
      borderColor: 'border.strong',
      '& > svg': {
        position: 'absolute',
        inset: '0',
        width: 'full',
        height: 'full',
        overflow: 'visible',
      },
    },
    steps: {
      fill: 'none',
      stroke: 'brand.solid',
      strokeWidth: '2.5px',
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
    },
    area: { fill: 'brand.subtle', stroke: 'none' },
    gridLine: {
      position: 'absolute',
      insetInline: '0',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    voters: {
      ...TICK,
      insetInlineEnd: 'calc(100% + 8px)',
      transform: 'translateY(50%)',
    },
    day: { ...TICK, top: 'calc(100% + 6px)', transform: 'translateX(-50%)' },
  },
});
