import { defineRecipe } from '@syndication/shared-ui/styling';

export const predictionsPrintRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4mm',
    overflowWrap: 'anywhere',
    // Fragments of a grid lose the table's repeated head.
    '@media print': { display: 'block', '& > * + *': { mt: '4mm' } },
    '& h1': {
      fontFamily: 'heading',
      fontWeight: 'semibold',
      fontSize: '20pt',
      lineHeight: 'tight',
    },
    '& table': {
      width: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      fontSize: '9pt',
      lineHeight: '1.3',
    },
    // Not `start`: a name from right to left would stand apart from the line below it.
    '& th, & td': { textAlign: 'left', verticalAlign: 'top', fontWeight: 'normal', pe: '3mm' },
    '& :is(th, td):last-child': { pe: '0' },
    '& thead .running': { color: 'fg.muted', fontSize: '8pt', pb: '2mm' },
    '& thead th': {
      pb: '1mm',
      color: 'fg.muted',
      fontSize: '8pt',
      borderBottomWidth: '1.5px',
      borderColor: 'fg',
    },
    '& tbody tr': { breakInside: 'avoid' },
    '& tbody :is(th, td)': { py: '1.5mm', borderBottomWidth: '1px', borderColor: 'border.strong' },
    '& tbody:not(:last-child) tr:last-child > *': { borderBottomWidth: '1.5px', borderColor: 'fg' },
    '& .company': { me: '2mm', fontWeight: 'semibold', fontSize: '10pt' },
    '& caption': {
      pb: '1mm',
      textAlign: 'start',
      fontFamily: 'heading',
      fontWeight: 'semibold',
      fontSize: '12pt',
    },
    '& .presents': { fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& .quiet': { display: 'block', color: 'fg.muted', fontSize: '8pt' },
    '& .of': { whiteSpace: 'nowrap' },
    '& .votes': { display: 'flex', alignItems: 'end', gap: '2mm' },
    '& svg': { display: 'block', flexShrink: '0', color: 'fg', overflow: 'visible' },
    '& .key': { color: 'fg.muted', fontSize: '8pt', breakInside: 'avoid' },
  },
});
