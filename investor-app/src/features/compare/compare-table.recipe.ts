import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const compareTableRecipe = defineSlotRecipe({
  slots: ['frame', 'table'],
  base: {
    frame: {
      overflowX: 'auto',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderTopWidth: '2px',
      borderTopColor: 'brand.solid',
      borderBottomRadius: 'md',
    },
    table: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      tableLayout: 'fixed',
      // On a phone two columns are as wide as can be read; the names of the facts stay in sight. Three fit on a tablet.
      minW: {
        base: 'calc(7.5rem + var(--columns) * 13rem)',
        md: 'calc(11rem + var(--columns) * 11rem)',
      },
      fontSize: 'sm',
      lineHeight: 'snug',
      // On paper, the meters and the vote keep their colours, and the last row is printed once, in its place.
      printColorAdjust: 'exact',
      '@media print': { minW: '0', '& tfoot': { display: 'table-row-group' } },
      '& :is(th, td)': {
        px: '4',
        py: '2.5',
        // Not `start`: a name from right to left would stand apart from the line below it.
        textAlign: 'left',
        verticalAlign: 'top',
        borderTopWidth: '1px',
        borderColor: 'border',
        overflowWrap: 'break-word',
        '@media print': { py: '1.5' },
      },
      '& thead :is(th, td)': { borderTopWidth: '0' },
      '& .fact': {
        position: 'sticky',
        insetInlineStart: '0',
        zIndex: '1',
        width: { base: '7.5rem', md: '11rem' },
        px: { base: '3', md: '4' },
        bg: 'bg.panel',
        color: 'fg.muted',
        fontWeight: 'normal',
      },
      '& h2': {
        fontFamily: 'heading',
        fontSize: 'lg',
        fontWeight: 'semibold',
        lineHeight: 'tight',
      },
      '& h2 a': {
        color: 'brand.fg',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minH: '11' },
      },
      '& .is-different > td': { fontWeight: 'semibold', bg: 'bg.subtle' },
      '& .is-different > .fact': { color: 'fg', fontWeight: 'medium' },
      '& .unstated': { color: 'fg.muted', fontWeight: 'normal' },
    },
  },
});
