import { committedMeterRecipe } from '@syndication/shared-ui/core';
import type { SystemStyleObject } from '@syndication/shared-ui/styling';

import { dealMarkStyles } from '../../../components/deal-marks/deal-marks.recipe';

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

/** A line that ends where its room ends. */
const oneLine: SystemStyleObject = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media print': { whiteSpace: 'normal' },
};

/**
 * The look of a deal's parts, set once on the wrapper of all rows: a styled component per fact would
 * render some twenty times slower.
 */
export const dealPartsRecipe: SystemStyleObject = {
  '& a, & .deal-more button, & .deal-undo': link,
  '& .deal-hidden': { srOnly: true },
  '& .deal-quiet': { color: 'fg.muted', fontWeight: 'normal' },
  '& .deal-zone': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '0.5',
    minW: '0',
    fontSize: 'sm',
    fontWeight: 'normal',
    lineHeight: 'snug',
    overflowWrap: 'break-word',
  },
  '& .deal-star': {
    position: 'absolute',
    insetInlineStart: '-2',
    top: '-1.5',
    display: 'grid',
    placeItems: 'center',
    width: '9',
    height: '9',
    borderRadius: 'md',
    color: 'brand.fg',
    cursor: 'pointer',
    _hover: { bg: 'brand.subtle' },
    '& svg': { width: '4.5', height: '4.5' },
    '@media print': { display: 'none' },
  },
  '& .deal-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    ps: '7',
    '@media print': { ps: '0' },
    ...dealMarkStyles,
    // As tall as a pointer needs, in a line that is lower.
    '& .deal-disclose': { position: 'relative', minH: '6', my: '-1' },
  },
  '& .deal-name': {
    minW: '0',
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
  '& .deal-leaving': {
    display: 'inline-block',
    width: '0.55em',
    height: '0.55em',
    ms: '0.4em',
    verticalAlign: '0.1em',
    fill: 'none',
    stroke: 'fg.muted',
    strokeWidth: '1.5',
  },
  '& .deal-changed': { color: 'accent.fg' },
  '& del': { color: 'fg.muted', fontWeight: 'normal', textDecorationThickness: '1px' },
  '& .deal-facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.5',
    rowGap: '1',
    _empty: { display: 'none' },
  },
  '& .deal-badges': { display: 'contents', listStyle: 'none' },
  '& .deal-badge': {
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
    color: 'fg.muted',
    fontSize: 'xs',
    lineHeight: '1.125rem',
    whiteSpace: 'nowrap',
    '&.is-presenter': {
      bg: 'brand.subtle',
      color: 'brand.fg',
      borderColor: 'brand.border',
      fontWeight: 'medium',
    },
  },
  '& .deal-note': {
    flex: '1 1 12rem',
    ...oneLine,
    '&:is(.is-open *)': { whiteSpace: 'normal' },
  },
  // Texts that have no room; the row's button shows them whole, and so does paper.
  '@media screen': {
    '& .is-folded': { display: 'none' },
    '& .is-clamped': {
      '& .deal-pitch': { lineClamp: '2' },
      '& .deal-security': { lineClamp: '1' },
      '& .deal-facts': { maxH: '5', overflow: 'hidden' },
    },
  },
  '& .deal-terms': { lineHeight: 'tight', '& > span': { whiteSpace: 'nowrap' } },
  '& .deal-amount': { fontSize: 'lg', fontWeight: 'semibold' },
  '& .deal-meter': {
    ...committedMeterRecipe.base,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '0',
    '& .track': { ...committedMeterRecipe.base?.['& .track'], flex: '0 1 3.5rem', minW: '8' },
  },
  '& .is-stale': { color: 'accent.fg', fontWeight: 'medium' },
  // What is longer than any word should be wraps rather than leave its place.
  '& .deal-meter span, & .deal-name a, & .deal-head > .deal-quiet': {
    minW: '0',
    maxW: 'full',
    overflowWrap: 'anywhere',
  },
  '& .deal-documents, & .deal-more': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    listStyle: 'none',
    fontSize: 'sm',
    // Lines of links are as far apart as a pointer needs.
    '& a, & button': { display: 'inline-flex', alignItems: 'center', minH: '6' },
    '& button[aria-pressed=true]': { fontWeight: 'semibold', textDecoration: 'none' },
    '& button[aria-pressed=true]::before': { content: '"✓ "' },
  },
  '& .deal-contacts': {
    fontSize: 'sm',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { display: 'grid', gridTemplateColumns: '2.5rem minmax(0, 1fr)', columnGap: '1' },
    '& dt': { color: 'fg.muted' },
    '& dd': { display: 'flex', gridColumn: '2', columnGap: '2' },
    '& dt, & dd > *': { lineHeight: '1.5rem' },
    '& dd > *': { ...oneLine, maxW: 'full' },
    '& [href^=tel]': { flexShrink: '0' },
    '&:is(.is-open *, .deal-reference *) dd': {
      flexWrap: 'wrap',
      '& > *': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
  '& .deal-disclose': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'brand.fg',
    fontSize: 'sm',
    lineHeight: 'tight',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    '& svg': { width: '2.5', flexShrink: '0', fill: 'none', stroke: 'currentColor' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    '@media print': { display: 'none' },
  },
  '& .deal-own': { fontSize: 'sm', lineHeight: 'tight' },
  '& .deal-own time': { whiteSpace: 'nowrap' },
  '& .deal-undo': { fontWeight: 'semibold' },
  '& .deal-choice': { color: 'fg', fontWeight: 'semibold' },
  '& .deal-button, & .deal-open a': {
    display: 'block',
    minH: '8.5',
    px: '3',
    py: '1.5',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.panel',
    color: 'brand.fg',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'brand.subtle', borderColor: 'brand.fg' },
  },
  '& .deal-open a': {
    bg: 'brand.solid',
    color: 'brand.contrast',
    borderColor: 'transparent',
    _hover: { bg: 'brand.hover' },
  },
  '& .deal-button.is-wanted': {
    bg: 'accent.solid',
    color: 'accent.contrast',
    borderColor: 'transparent',
    _hover: { bg: 'accent.hover' },
  },
  '@media print': {
    zoom: '0.85',
    '& .deal-choose > :not(.deal-own), & .deal-more button, & .deal-leaving': { display: 'none' },
  },
};

/** 44-px targets, wherever fingers are expected. */
export const dealTouchTargets: SystemStyleObject = {
  '& .deal-button, & .deal-open a': { minH: '11', py: '2.5', fontSize: 'md' },
  '& .deal-star': { width: '11', height: '11', insetInlineStart: '-3', top: '-2.5' },
  '& .deal-disclose, & .deal-undo': { minH: '11', minW: '11' },
  '& .deal-undo': { my: '-2' },
  '& .deal-name a, & .deal-documents a, & .deal-contacts a, & .deal-more a, & .deal-more button': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    minW: '11',
    maxW: 'full',
  },
  '& .deal-name a': { display: 'inline-block', py: '2.5', my: '-2.5' },
  '& .deal-contacts > div, & .deal-contacts dd': { alignItems: 'baseline' },
};
