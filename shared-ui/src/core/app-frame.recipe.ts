import type { SystemStyleObject } from '../styling';
import { WITH_BOTTOM_BAR } from '../theme/global-css';

const bar: SystemStyleObject = {
  maxW: 'page',
  mx: 'auto',
  px: { base: '4', md: '6' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '1', md: '4' },
};

/**
 * The band is dark in both schemes: its content takes dark colours from `color-scheme`. Menus that open from it
 * return to the page's scheme (`--page-scheme`).
 */
const band: SystemStyleObject = {
  colorScheme: 'dark',
  bg: 'pine.800',
  color: 'fg',
  '& select': { bg: 'pine.850', borderColor: 'pine.500' },
};

const action: SystemStyleObject = { minH: '11', px: { base: '2.5', md: '3' }, fontSize: 'sm' };

/** A row below the band; with less width than three words need and no height to spare, it scrolls sideways. */
const navigation: SystemStyleObject = {
  minW: '0',
  overflowX: 'auto',
  '& ul': {
    display: 'flex',
    listStyleType: 'none',
    ms: { md: '-3' },
    _highContrast: { ms: '0' },
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    '&:not([aria-current]):hover': { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  '& a[aria-current]': { color: 'brand.fg', borderColor: 'brand.solid', fontWeight: 'semibold' },
  '& svg': { display: 'none' },
};

/** The same at the bottom of a phone, under the thumb; with fewer than three places there is no bar. */
const bottomBar: SystemStyleObject = {
  position: 'fixed',
  zIndex: 'docked',
  insetInline: '0',
  bottom: '0',
  display: 'none',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  pb: 'env(safe-area-inset-bottom)',
  '&:has(li:nth-of-type(3))': { display: 'block' },
  '& ul': { ms: '0' },
  // As wide as each other, unless a word needs more.
  '& li': { flex: '1 1 0' },
  '& a': {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '0.5',
    width: 'full',
    minH: '3.4375rem',
    px: '1',
    fontSize: '0.75rem',
    lineHeight: 'tight',
    borderBottomWidth: '0',
    borderTopWidth: '2px',
  },
  '& svg': { display: 'block', width: '5', height: '5' },
};

/** The looks of the page's frame, by part; the selectors outrank the styles of buttons and selects. */
export const appFrameRecipe = {
  root: {
    display: 'flex',
    flexDirection: 'column',
    minH: '100dvh',
    pb: 'var(--bottom-bar)',
    // Its position is not known yet, and it must not visibly jump there.
    '&:has(> main [data-loading]) > footer': { visibility: 'hidden' },
    '@media print': { display: 'block', minH: '0', pb: '0' },
  },
  skipLink: {
    position: 'absolute',
    top: '2',
    left: '2',
    zIndex: 'skip',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
  header: { '@media print': { display: 'none' } },
  band,
  bandBar: { ...bar, minH: '14', py: '1.5', rowGap: '1.5' },
  brand: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: { base: 'md', md: 'lg' },
    '& > a': { display: 'inline-flex', alignItems: 'center', gap: '2', minH: '11' },
    '& svg': { flexShrink: '0' },
    // The line of a phone or a standing tablet has room for the mark alone beside a group.
    '&[data-shares-line] > a > span': {
      '@media (width < 64rem)': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        clipPath: 'inset(50%)',
      },
    },
  },
  group: {
    flex: { base: '1 1 5rem', md: '1 1 9rem' },
    minW: '0',
    maxW: { md: '18rem' },
    ms: { base: '1', md: '0' },
    '& select': {
      width: { base: 'full', md: 'auto' },
      ps: { base: '2', md: '3' },
      pe: { base: '1', md: '8' },
    },
    '& > *': { width: { base: 'full', md: 'auto' } },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    ms: 'auto',
    columnGap: { md: '1' },
    me: { base: '-2.5', md: '-3' },
    // With visible borders, these are aligned and not the words.
    _highContrast: { me: '0' },
    '& > :is(a, button), & > * > :is(a, button), & button[aria-expanded]': action,
  },
  toolbar: {
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border',
    [WITH_BOTTOM_BAR]: { display: 'contents' },
  },
  toolbarBar: {
    ...bar,
    flexWrap: 'nowrap',
    minH: '11',
    justifyContent: 'space-between',
    [WITH_BOTTOM_BAR]: { display: 'contents' },
  },
  navigation: { ...navigation, [WITH_BOTTOM_BAR]: bottomBar },
  notice: {
    display: { base: 'none', lg: 'block' },
    flexShrink: '0',
    color: 'fg.muted',
    fontSize: 'sm',
  },
  main: {
    flex: '1',
    w: 'full',
    maxW: 'page',
    mx: 'auto',
    px: { base: '4', md: '6' },
    pt: { base: '6', md: '8' },
    pb: { base: '12', md: '16' },
    _focusVisible: { outline: 'none' },
    '@media print': { p: '0', maxW: 'none' },
  },
  footer: {
    borderTopWidth: '1px',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'sm',
    '@media print': { display: 'none' },
  },
  footerBar: { ...bar, columnGap: '4', py: '6', rowGap: '1' },
  footerNotice: { display: { lg: 'none' }, flexBasis: 'full' },
} satisfies Record<string, SystemStyleObject>;
