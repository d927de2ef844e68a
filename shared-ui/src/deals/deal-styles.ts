import type { SystemStyleObject } from '@chakra-ui/react';

const link: SystemStyleObject = {
  color: 'brand.fg',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  textUnderlineOffset: '3px',
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: { textDecorationColor: 'currentColor' },
};

/**
 * The look of a deal's parts, set once on the wrapper of all rows: a styled component per fact would
 * render some twenty times slower.
 */
export const dealStyles: SystemStyleObject = {
  '& a': link,
  '& .deal-name': {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: 'lg',
    lineHeight: 'tight',
    '& a': { color: 'fg', textDecorationColor: 'border.strong', _hover: { color: 'brand.fg' } },
  },
  '& .deal-hidden': { srOnly: true },
  '& .deal-quiet': { color: 'fg.muted', fontSize: 'sm' },
  '& .is-stale': { color: 'accent.fg', fontWeight: 'medium' },
  '& .deal-badges': { display: 'flex', flexWrap: 'wrap', gap: '1.5', listStyle: 'none' },
  '& .deal-badge': {
    px: '2',
    py: '0.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'full',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'xs',
    lineHeight: 'snug',
    '&.is-presenter': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border' },
    '&.is-presenter, &.is-closed': { fontWeight: 'medium' },
  },
  '& .deal-terms': { fontWeight: 'semibold', fontSize: 'md', lineHeight: 'snug' },
  '& .deal-documents': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    listStyle: 'none',
    fontSize: 'sm',
  },
  '& .deal-contacts': {
    fontSize: 'sm',
    display: 'grid',
    gap: '1',
    '& > div': { display: 'grid', gridTemplateColumns: '4.5rem 1fr', gap: '2' },
    '& dt': { color: 'fg.muted' },
    '& dd': { display: 'flex', flexWrap: 'wrap', columnGap: '3', overflowWrap: 'anywhere' },
  },
  '& .deal-vote': {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '2',
    fontSize: 'sm',
  },
  '& .deal-button': {
    minW: '24',
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
  '& .deal-more': { display: 'flex', flexWrap: 'wrap', columnGap: '4', fontSize: 'sm' },
  '& .deal-more button': link,
};

/** 44-px targets, wherever fingers are expected. */
export const touchTargets: SystemStyleObject = {
  '& .deal-vote button': { minH: '11' },
  '& .deal-documents a, & .deal-contacts a, & .deal-more a, & .deal-more button': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    minW: '11',
  },
  '& .deal-contacts > div, & .deal-contacts dd': { alignItems: 'baseline' },
};
