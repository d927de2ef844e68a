import type { SystemStyleObject } from '@chakra-ui/react';

import { committedMeterRecipe } from '@syndication/shared-ui/core';

const link: SystemStyleObject = {
  color: 'brand.fg',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '3px',
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: { textDecorationColor: 'currentColor' },
};

/**
 * The look of a deal's parts, set once on the wrapper of all rows: a styled component per fact would
 * render some twenty times slower.
 */
const parts: SystemStyleObject = {
  '& a, & .deal-more button': link,
  '& .deal-zone': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '2',
    minW: '0',
  },
  '& .deal-hidden': { srOnly: true },
  '& .deal-quiet': { color: 'fg.muted', fontSize: 'sm' },
  '& .deal-name': {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: 'lg',
    lineHeight: 'tight',
    '& a': {
      color: 'fg',
      textDecorationColor: 'border.strong',
      _hover: { color: 'brand.fg' },
    },
  },
  '& .deal-badges': { display: 'flex', flexWrap: 'wrap', gap: '1.5', listStyle: 'none' },
  '& .deal-badge': {
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
    color: 'fg.muted',
    fontSize: 'xs',
    lineHeight: '1.375rem',
    whiteSpace: 'nowrap',
    '&.is-presenter': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border' },
    '&.is-closed': { bg: 'bg.muted', color: 'fg' },
    '&.is-presenter, &.is-closed': { fontWeight: 'medium' },
  },
  '& .deal-amount': { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' },
  '& .deal-terms': { lineHeight: 'snug', '& > span': { whiteSpace: 'nowrap' } },
  '& .deal-meter': { ...committedMeterRecipe.base },
  '& .is-stale': { color: 'accent.fg', fontWeight: 'medium' },
  '& .deal-documents, & .deal-more': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    listStyle: 'none',
    fontSize: 'sm',
    '& a, & button': { lineHeight: '1.5rem' },
  },
  '& .deal-contacts': {
    fontSize: 'sm',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    '& > div': { display: 'grid', gridTemplateColumns: '4.25rem minmax(0, 1fr)', columnGap: '2' },
    '& dt': { color: 'fg.muted', lineHeight: '1.5rem' },
    '& dd': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    '& dd > *': { maxW: 'full', lineHeight: '1.5rem' },
  },
  '& .deal-vote': { display: 'grid', alignContent: 'start', gap: '2', fontSize: 'sm' },
  '& .deal-vote time': { whiteSpace: 'nowrap' },
  '& .deal-choice': {
    display: 'block',
    color: 'fg',
    fontSize: 'xl',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    '&.is-long': { fontSize: 'md', lineHeight: 'snug' },
  },
  '& .deal-button': {
    minW: '22',
    minH: '10',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.panel',
    color: 'brand.fg',
    fontSize: 'md',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { bg: 'brand.subtle', borderColor: 'brand.fg' },
    '&.is-wanted': {
      bg: 'accent.solid',
      color: 'accent.contrast',
      borderColor: 'transparent',
      _hover: { bg: 'accent.hover' },
    },
  },
};

/** 44-px targets, wherever fingers are expected. */
const touchTargets: SystemStyleObject = {
  '& .deal-vote button': { minH: '11' },
  '& .deal-name a, & .deal-documents a, & .deal-contacts a, & .deal-more a, & .deal-more button': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    minW: '11',
    maxW: 'full',
    overflowWrap: 'anywhere',
  },
  '& .deal-name a': { my: '-2.5' },
  '& .deal-contacts > div, & .deal-contacts dd': { alignItems: 'baseline' },
};

/** The deals as a table, where there is room. */
export const dealTableRecipe: SystemStyleObject = {
  ...parts,
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderTopWidth: '2px',
  borderTopColor: 'brand.solid',
  borderBottomRadius: 'md',
  // No `content-visibility` here: what is put off is little, and rows that grow once they are scrolled
  // to move the button under the pointer.
  '@media (pointer: coarse)': touchTargets,
  '& th': {
    px: '5',
    py: '2.5',
    textAlign: 'start',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
  '& th:nth-of-type(1)': { width: '30.5%' },
  '& th:nth-of-type(2)': { width: '26.5%' },
  '& th:nth-of-type(4)': { width: '10rem' },
  '& td': { px: '5', py: '5', verticalAlign: 'top', borderTopWidth: '1px', borderColor: 'border' },
  '& tbody tr:hover td': { bg: 'bg.subtle' },
};

/** The deals as cards, on a narrow screen. */
export const dealCardsRecipe: SystemStyleObject = {
  ...parts,
  ...touchTargets,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  '& .deal-card': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    rowGap: '4',
    columnGap: '8',
    px: { base: '4', md: '5' },
    pt: { base: '4', md: '5' },
    pb: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderTopWidth: '2px',
    borderTopColor: 'brand.solid',
    borderBottomRadius: 'md',
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 30rem',
    '@media print': { contentVisibility: 'visible' },
  },
  '& .is-shaded': { bg: 'bg.shaded', borderTopColor: 'accent.solid' },
  '& .deal-card > .deal-vote': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    gridColumn: '1 / -1',
    borderYWidth: '1px',
    borderColor: 'border',
    py: '3',
  },
  '& .deal-card .deal-button': { flex: '0 1 9rem', ms: 'auto' },
  '& .deal-card > .deal-reference': {
    display: 'grid',
    rowGap: '1',
    columnGap: '8',
    gridColumn: '1 / -1',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateRows: { md: 'auto 1fr' },
    '& .deal-contacts': { gridColumn: { md: '2' }, gridRow: { md: '1 / 3' } },
  },
  '& .deal-card :is(.deal-documents, .deal-more)': { columnGap: '5', rowGap: '0' },
};
