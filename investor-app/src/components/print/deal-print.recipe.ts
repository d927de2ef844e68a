import { defineRecipe } from '@syndication/shared-ui/styling';

// Widths are of the screen only: paper has to be named.
const pair = 'repeat(2, minmax(0, 1fr))';
const twoColumns = { base: 'minmax(0, 1fr)', sm: pair, _print: pair };

export const dealPrintRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3.5mm',
    overflowWrap: 'anywhere',
    '& .group': { color: 'fg.muted', fontSize: '9pt' },
    '& h1': {
      fontFamily: 'heading',
      fontWeight: 'semibold',
      fontSize: '22pt',
      lineHeight: 'tight',
      lineClamp: '2',
    },
    '& .pitch': { fontSize: '11.5pt', mt: '2mm', lineClamp: '3' },
    '& .round': {
      display: 'grid',
      gridTemplateColumns: twoColumns,
      gap: '2mm 8mm',
      alignItems: 'end',
      py: '4mm',
      borderBlockWidth: '1px',
      borderColor: 'border.strong',
      '& p': { lineClamp: '3' },
    },
    '& .amount': { fontFamily: 'heading', fontWeight: 'semibold', fontSize: '15pt' },
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: twoColumns,
      gap: '3.5mm 8mm',
      alignItems: 'start',
    },
    '& section': { breakInside: 'avoid' },
    '& h2': { fontFamily: 'heading', fontWeight: 'semibold', fontSize: '11.5pt', mb: '1mm' },
    '& .note': { breakInside: 'auto', whiteSpace: 'pre-line' },
    '& .wide': { gridColumn: '1 / -1' },
    '& dl > div': { py: '0.4mm' },
    '& dt': { color: 'fg.muted', fontSize: '8pt' },
    '& dd': { ms: '0', lineClamp: '2' },
    '& .wide dl > div': {
      display: 'grid',
      gridTemplateColumns: '30mm minmax(0, 1fr)',
      py: '0',
      fontSize: '8pt',
    },
  },
});
