import type { SystemStyleObject } from '@syndication/shared-ui/styling';

import { dealPartsRecipe, dealTouchTargets } from './deal.recipe';

const sheet: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderTopWidth: '2px',
  borderTopColor: 'brand.solid',
  borderBottomRadius: 'md',
};

/** Short facts beside each other, as far as they fit. */
const sharedLines: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  alignItems: 'baseline',
  alignContent: 'flex-start',
  '& > *': { maxW: 'full' },
};

// No `content-visibility` for rows and cards: what is estimated until it is scrolled to moves the button under the pointer,
// and a place to return to, a reload's too, would show another deal.

/** The deals as a table, where there is room; `data-brief` for rows of at most 96 px, else of at most 150. */
export const dealTableRecipe: SystemStyleObject = {
  ...dealPartsRecipe,
  ...sheet,
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '@media screen and (pointer: coarse)': dealTouchTargets,
  '& thead th': {
    px: '3',
    py: '2',
    textAlign: 'start',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
  '& thead th:nth-of-type(1)': { width: '35.5%', '@media print': { width: '24%' } },
  '& thead th:nth-of-type(2)': { width: '22%' },
  // A vote with its date, in one line each.
  '& thead th:nth-of-type(4)': { width: '8.75rem' },
  '&[data-brief] thead th:nth-of-type(1)': { width: '43%' },
  '&[data-brief] thead th:nth-of-type(2)': { width: '25.5%' },
  '&[data-brief] thead th:nth-of-type(4)': { width: '21%' },
  '& tbody :is(th, td)': {
    px: '3',
    py: '2.5',
    textAlign: 'start',
    verticalAlign: 'top',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& tbody th': { ps: '4' },
  '&[data-brief] tbody .deal-row > *': { pt: '1.5', pb: '1' },
  // One line of each.
  '&[data-brief] .is-clamped': {
    '@media screen': {
      '& .deal-head': { flexWrap: 'nowrap' },
      '& .deal-name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& .deal-name ~ *': { flexShrink: '0' },
      '& .deal-pitch': { lineClamp: '1' },
      '& .deal-zone': { rowGap: '0' },
      // Earlier amounts make two lines of the terms, so what follows shares one.
      '& .is-round': {
        ...sharedLines,
        '& > .deal-terms, & > .deal-meter': { flexBasis: 'full' },
        '& > .deal-security, & > .deal-quiet': { order: '1' },
        '& > :not(.deal-terms) del': { display: 'none' },
      },
    },
  },
  '& .deal-row:hover > *': { bg: 'bg.subtle' },
  '& .deal-row.is-decided > *': { bg: 'bg.muted' },
  '& .deal-row[aria-current] > *': { bg: 'brand.subtle' },
  '& .deal-choose': { display: 'grid', gap: '1.5' },
  '&[data-brief] .deal-choose': {
    gridTemplateColumns: '1fr 1fr',
    '& > .deal-own': { gridColumn: '1 / -1' },
    '& > .deal-open': { gridColumn: '2' },
  },
  '& .deal-below > td': { borderTopWidth: '0', pt: '0', ps: '11' },
  '& .deal-reference': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '1',
    fontSize: 'sm',
    '& .deal-contacts': { display: 'flex', flexWrap: 'wrap', columnGap: '8' },
  },
};

/** The deals as cards, on a narrow screen. */
export const dealCardsRecipe: SystemStyleObject = {
  ...dealPartsRecipe,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  '& .deal-card': {
    ...sheet,
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    rowGap: '1.5',
    columnGap: '8',
    px: { base: '4', md: '5' },
    pt: '3',
    pb: '2',
  },
  // Two short facts share a line.
  '& .is-round': sharedLines,
  '& .is-round > .deal-meter': {
    flexWrap: 'nowrap',
    '& .track': { flex: 'none', width: '14' },
  },
  '& .is-shaded': { bg: 'bg.shaded', borderTopColor: 'accent.solid' },
  '& .is-decided': { bg: 'bg.muted' },
  '& .deal-choose': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    gridColumn: '1 / -1',
    borderTopWidth: '1px',
    borderColor: 'border',
    pt: '2',
    '& .deal-disclose': { flex: '1 0 min-content' },
  },
  '& .deal-reference': {
    display: 'grid',
    columnGap: '8',
    gridColumn: '1 / -1',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { md: 'auto 1fr' },
    '& .deal-contacts': { gridColumn: { md: '2' }, gridRow: { md: '1 / 3' } },
    '@media screen': { '&.is-folded': { display: 'none' } },
  },
  // Above what the parts say of the same elements.
  '&&': {
    '& .deal-head': { ps: '0' },
    '@media screen': {
      ...dealTouchTargets,
      '& .deal-head': { pe: '9' },
      '& .deal-star': {
        width: '11',
        height: '11',
        insetInlineStart: 'auto',
        insetInlineEnd: '-3',
        top: '-3',
      },
      '& .deal-documents, & .deal-more': { columnGap: '5' },
    },
  },
};
