import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const deskRecipe = defineSlotRecipe({
  slots: ['root', 'bar', 'progress', 'track', 'filled', 'ways', 'deal', 'ballot', 'notice', 'line'],
  base: {
    root: { width: 'full', maxW: '720px', mx: 'auto' },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      mb: '5',
    },
    progress: { flex: '1', minW: '0', maxW: '18rem', display: 'grid', gap: '1.5', fontSize: 'sm' },
    track: {
      height: '1.5',
      bg: 'bg.muted',
      borderRadius: 'full',
      overflow: 'hidden',
      forcedColorAdjust: 'none',
    },
    filled: { height: 'full', bg: 'brand.solid' },
    ways: { display: 'flex', gap: '2' },
    deal: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6',
      '& h1': { outline: 'none' },
      // The sheet has the whole column: nothing is beside it.
      '& article > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    /** The keys stay at the thumb while the deal is read. */
    ballot: {
      position: 'sticky',
      bottom: 'var(--bottom-bar, 0px)',
      zIndex: '1',
      mt: '6',
      mx: { base: '-4', md: '-5' },
      px: { base: '4', md: '5' },
      pt: '2.5',
      pb: { base: '3', md: '4' },
      bg: 'bg.panel',
      borderTopWidth: '1px',
      borderColor: 'border.strong',
      boxShadow: '0 -4px 16px rgb(0 0 0 / 0.08)',
      // A low window is for the deal.
      '@media (max-height: 24rem)': { position: 'static' },
      '@media print': { display: 'none' },
    },
    notice: {
      position: 'absolute',
      insetInline: '4',
      bottom: '100%',
      pb: '3',
      pointerEvents: 'none',
    },
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      mb: '2',
      fontSize: 'sm',
      color: 'fg.muted',
      // While empty, it takes no space in the line.
      '& > [role=status]:empty': { position: 'absolute' },
    },
  },
});
