import { defineSlotRecipe } from '../styling';

const RAIL = '{spacing.6}';

/** A rail with a mark for each round; all bars start at one edge and share one scale. */
export const roundsTimelineRecipe = defineSlotRecipe({
  slots: ['caption', 'list', 'round', 'mark', 'head', 'name', 'amount', 'meter', 'terms', 'dates'],
  base: {
    caption: { mb: '4', color: 'fg.muted', fontSize: 'sm' },
    list: { listStyle: 'none', display: 'grid' },
    round: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1.5',
      ps: RAIL,
      pb: '7',
      // The rail runs from mark to mark, not past the last one.
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '5px',
        top: '2',
        bottom: '-2',
        borderInlineStartWidth: '2px',
        borderColor: 'border',
      },
      _last: { pb: '0', _before: { display: 'none' } },
    },
    mark: {
      position: 'absolute',
      insetInlineStart: '0',
      top: '1.5',
      width: '3',
      height: '3',
      borderRadius: 'full',
      bg: 'bg.panel',
      borderWidth: '2px',
      borderColor: 'border.strong',
    },
    head: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
    name: { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    amount: {
      fontFamily: 'heading',
      fontWeight: 'semibold',
      fontSize: 'lg',
      lineHeight: 'tight',
      '& small': { fontFamily: 'body', fontSize: 'sm', fontWeight: 'normal' },
    },
    // As long as the amount is large beside the largest; its quarters say how much of it is committed.
    meter: { overflowWrap: 'anywhere', '& .track': { width: 'var(--length)', minWidth: '3rem' } },
    terms: { fontSize: 'sm', overflowWrap: 'anywhere' },
    dates: { fontSize: 'sm', color: 'fg.muted' },
  },
  variants: {
    state: {
      open: { mark: { borderColor: 'brand.solid', borderWidth: '6px' } },
      closed: { meter: { '& .fill': { bg: 'border.strong' } } },
      concluded: { meter: { '& .fill': { bg: 'border.strong' } } },
    },
  },
});
