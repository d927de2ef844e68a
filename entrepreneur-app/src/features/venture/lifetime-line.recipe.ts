import { defineRecipe } from '@syndication/shared-ui/styling';

const MARK = '14px';

/** A line of days with a mark for each date, and the same marks before the dates in words. */
export const lifetimeLineRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '4',
    '& .line': {
      position: 'relative',
      height: '3.5',
      // The marks at both ends stay inside.
      mx: '1.5',
      forcedColorAdjust: 'none',
    },
    '& .track, & .passed': {
      position: 'absolute',
      insetInlineStart: '0',
      top: '5px',
      height: '1',
      borderRadius: 'full',
    },
    '& .track': { width: 'full', bg: 'border' },
    '& .passed': { bg: 'brand.solid' },
    '&[data-due=true] .passed': { bg: 'accent.solid' },
    '& .mark': {
      display: 'inline-block',
      flex: 'none',
      width: MARK,
      height: MARK,
      borderRadius: 'full',
      borderWidth: '3px',
      borderColor: 'bg.panel',
      forcedColorAdjust: 'none',
    },
    '& .line .mark': { position: 'absolute', top: '0', marginInlineStart: '-7px' },
    '& .mark[data-date=update]': { bg: 'border.strong' },
    '& .mark[data-date=today]': { bg: 'brand.solid', borderWidth: '1px' },
    '&[data-due=true] .mark[data-date=today]': { bg: 'accent.solid' },
    '& .mark[data-date=reminder]': {
      bg: 'bg.panel',
      borderColor: 'border.strong',
      borderWidth: '2px',
    },
    '& .mark[data-date=end]': {
      bg: 'fg',
      borderRadius: '0',
      transform: 'rotate(45deg) scale(0.8)',
    },
    '& dl': { display: 'grid', gap: '1.5', margin: '0' },
    '& dl > div': { display: 'flex', gap: '2', alignItems: 'baseline' },
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
});
