import { defineRecipe } from '@syndication/shared-ui/styling';

// Widths are of the screen only: paper has to be named.
const twoColumns = { base: '1fr', sm: '1fr 1fr', _print: '1fr 1fr' };

export const dealPrintRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '5mm',
    overflowWrap: 'anywhere',
    '& .group': { color: 'fg.muted', fontSize: '9pt' },
    '& h1': {
      fontFamily: 'heading',
      fontWeight: 'semibold',
      fontSize: '22pt',
      lineHeight: 'tight',
    },
    '& .pitch': { fontSize: '11.5pt', mt: '2mm' },
    '& .round': {
      display: 'grid',
      gridTemplateColumns: twoColumns,
      gap: '2mm 8mm',
      alignItems: 'end',
      py: '4mm',
      borderBlockWidth: '1px',
      borderColor: 'border.strong',
    },
    '& .amount': { fontFamily: 'heading', fontWeight: 'semibold', fontSize: '15pt' },
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: twoColumns,
      gap: '5mm 8mm',
      alignItems: 'start',
    },
    '& section': { breakInside: 'avoid' },
    '& h2': { fontFamily: 'heading', fontWeight: 'semibold', fontSize: '11.5pt', mb: '1mm' },
    '& .note': { breakInside: 'auto', whiteSpace: 'pre-line' },
    '& .wide': { gridColumn: '1 / -1' },
    '& dl > div': { py: '0.8mm' },
    '& dt': { color: 'fg.muted', fontSize: '8pt' },
    '& dd': { ms: '0' },
    '& .wide dl > div': {
      display: 'grid',
      gridTemplateColumns: '30mm 1fr',
      alignItems: 'baseline',
    },
  },
});
