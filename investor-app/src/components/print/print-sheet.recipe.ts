import { defineRecipe } from '@syndication/shared-ui/styling';

/** Ink on paper: always the light colours, sizes in points, nothing that can be pressed. */
export const printSheetRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    colorScheme: 'light',
    color: 'fg',
    bg: 'bg.panel',
    fontSize: '9.5pt',
    lineHeight: '1.4',
    // Bars keep their ink: by default a browser leaves backgrounds out.
    printColorAdjust: 'exact',
    '& > .content': { flexGrow: '1' },
    '& > .foot': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      mt: '6mm',
      pt: '2mm',
      borderTopWidth: '1px',
      borderColor: 'border.strong',
      color: 'fg.muted',
      fontSize: '8pt',
      '& > :last-child': { whiteSpace: 'nowrap' },
      breakInside: 'avoid',
    },
    '@media print': { minHeight: 'var(--sheet-height)' },
  },
  variants: {
    kind: {
      /** What the browser prints; not seen on the screen. */
      hidden: { '@media screen': { display: 'none' } },
      /** The same on the screen, as a preview. */
      preview: {
        '@media screen': {
          width: '8.5in',
          maxWidth: 'full',
          minHeight: '11in',
          mx: 'auto',
          p: { base: '6', md: '14mm' },
          boxShadow: 'overlay',
        },
      },
    },
  },
  defaultVariants: { kind: 'hidden' },
});

/**
 * While a sheet is there, it is printed and the rest of the page is not. Letter paper less its margins is 9.9 inches
 * high; A4 is higher, so the footer is at the foot of either.
 */
export const printPageCss = `
@media print {
  @page { margin: 14mm; }
  :root { --sheet-height: 9.4in; color-scheme: light !important; }
  html, body { min-height: 0 !important; background: none !important; }
  body > :not([data-print-sheet]) { display: none !important; }
}`;
