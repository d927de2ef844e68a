import { defineSlotRecipe } from '../styling';

export const profileRecipe = defineSlotRecipe({
  slots: ['header', 'columns', 'aside', 'sections', 'figures', 'figure', 'facts', 'section'],
  base: {
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'start',
      columnGap: '8',
      rowGap: '4',
      mb: '6',
      '& > div:first-of-type': { minW: '0', flex: '1 1 20rem' },
    },
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
      order: { lg: '1' },
      position: { lg: 'sticky' },
      top: { lg: '6' },
      '@media print': { display: 'none' },
    },
    /** One sheet with a rule between its parts; cards are side by side if there is room. */
    sections: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '8',
    },
    /** What members compare, in one band. */
    figures: {
      display: 'grid',
      // Wide enough for nine figures: a broken amount reads as another one.
      gridTemplateColumns: {
        base: 'repeat(auto-fit, minmax(max(8rem, 40%), 1fr))',
        md: 'repeat(auto-fit, minmax(8rem, 1fr))',
      },
      columnGap: { base: '6', md: '5' },
      rowGap: '5',
      '& dt': { color: 'fg.muted', fontSize: 'sm', mb: '1' },
      '& dd': { overflowWrap: 'anywhere' },
    },
    figure: {
      '& > dd': {
        fontFamily: 'heading',
        fontSize: 'xl',
        fontWeight: 'semibold',
        lineHeight: 'tight',
        fontVariantNumeric: 'tabular-nums',
      },
      '&[data-kind=words] > dd': {
        fontFamily: 'body',
        fontSize: 'md',
        fontWeight: 'medium',
        lineHeight: 'snug',
      },
      // It starts with a bar, not with a line of text that brings its own air.
      '&[data-kind=meter] > dd': { font: 'inherit', pt: '2' },
    },
    facts: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      minW: '0',
      alignContent: 'start',
    },
    section: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '4',
      py: { base: '5', md: '6' },
      '&:first-of-type': { pt: '0' },
      '&:last-of-type': { pb: '0' },
      '& + section': { borderTopWidth: '1px', borderColor: 'border' },
      '&[data-kind=card]': { gridColumn: { md: 'auto' } },
      '@media print': { breakInside: 'avoid' },
    },
  },
});
