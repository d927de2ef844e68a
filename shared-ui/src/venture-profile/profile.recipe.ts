import { defineSlotRecipe } from '../styling';

export const profileRecipe = defineSlotRecipe({
  slots: ['columns', 'aside', 'figures', 'figure', 'meter', 'facts', 'section'],
  base: {
    /** Sections and, on a wide screen, the panel beside them. */
    columns: {
      display: 'grid',
      columnGap: '6',
      rowGap: { base: '4', md: '6' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
      alignItems: 'start',
    },
    aside: {
      display: 'grid',
      gap: { base: '4', md: '6' },
      order: { base: '0', lg: '1' },
      position: { lg: 'sticky' },
      top: { lg: '6' },
      '@media print': { display: 'none' },
    },
    /** The figures that members compare. */
    figures: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        // Wide enough for eight figures: a broken amount reads as another one.
        md: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
      },
      columnGap: '6',
      rowGap: '4',
      '& dt': { color: 'fg.muted', fontSize: 'sm' },
      // Yields to what a part says of its own `dd`, whichever of both comes first in the style sheet.
      '& :where(dd)': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    },
    figure: { '& > dd': { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' } },
    meter: {
      gridColumn: { base: '1 / -1', md: 'auto' },
      // It starts with a bar, not with a line of text that brings its own air.
      '& > dd': { pt: '2' },
    },
    facts: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      minW: '0',
      alignContent: 'start',
    },
    /** Title in the margin, facts beside it; a rule between sections. */
    section: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' },
      columnGap: '6',
      rowGap: '3',
      py: { base: '5', md: '6' },
      '&:first-of-type': { pt: '0' },
      '&:last-of-type': { pb: '0' },
      '& + section': { borderTopWidth: '1px', borderColor: 'border' },
    },
  },
});
