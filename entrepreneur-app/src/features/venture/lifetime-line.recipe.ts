import { disclosureSummary } from '@syndication/shared-ui/core';
import { defineSlotRecipe } from '@syndication/shared-ui/styling';

const MARK = '14px';
const BAR = {
  position: 'absolute',
  insetInlineStart: '0',
  top: '5px',
  height: '1',
  borderRadius: 'full',
} as const;

/** A line of days with a mark for each date, and the same marks before the dates in words. */
export const lifetimeLineRecipe = defineSlotRecipe({
  slots: ['root', 'line', 'track', 'passed', 'mark', 'dates'],
  base: {
    root: { display: 'grid', gap: '3', ...disclosureSummary, '& details': { fontSize: 'sm' } },
    line: {
      position: 'relative',
      height: '3.5',
      // The marks at both ends stay inside.
      mx: '1.5',
      forcedColorAdjust: 'none',
    },
    track: { ...BAR, width: 'full', bg: 'border' },
    passed: { ...BAR, bg: 'brand.solid' },
    mark: {
      display: 'inline-block',
      flex: 'none',
      width: MARK,
      height: MARK,
      borderRadius: 'full',
      borderWidth: '3px',
      borderColor: 'bg.panel',
      forcedColorAdjust: 'none',
      'div > &': { position: 'absolute', top: '0', marginInlineStart: '-7px' },
      '&[data-date=update]': { bg: 'border.strong' },
      '&[data-date=today]': { bg: 'brand.solid', borderWidth: '1px' },
      '&[data-date=reminder]': {
        bg: 'bg.panel',
        borderColor: 'border.strong',
        borderWidth: '2px',
      },
      '&[data-date=end]': {
        bg: 'fg',
        borderRadius: '0',
        transform: 'rotate(45deg) scale(0.8)',
      },
    },
    dates: {
      display: 'grid',
      gap: '1.5',
      margin: '0',
      mt: '3',
      '& > div': { display: 'flex', gap: '2', alignItems: 'baseline' },
      '& dt': {
        display: 'flex',
        gap: '2',
        alignItems: 'center',
        flex: '1 0 auto',
        color: 'fg.muted',
      },
      '& dd': { margin: '0', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '& small': { color: 'fg.muted', fontSize: 'sm', display: 'block' },
    },
  },
  variants: {
    isDue: {
      true: {
        passed: { bg: 'accent.solid' },
        mark: { '&[data-date=today]': { bg: 'accent.solid' } },
      },
    },
  },
});
