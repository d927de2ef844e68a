import type { SystemStyleObject } from '../styling';

const bar: SystemStyleObject = {
  maxW: 'page',
  mx: 'auto',
  px: { base: '4', md: '6' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '2', md: '4' },
};

/**
 * The band is dark in both schemes: what stands in it takes its dark colours from `color-scheme`.
 * What opens from it returns to the page's scheme (`--page-scheme`).
 */
const band: SystemStyleObject = {
  colorScheme: 'dark',
  bg: 'pine.800',
  color: 'fg',
  '& select': { bg: 'pine.850', borderColor: 'pine.500' },
};

/** Four of them fit into one line of a phone's window. */
const action: SystemStyleObject = { minH: '11', px: { base: '2.5', md: '3' }, fontSize: 'sm' };

/**
 * The looks of the page's frame, by part. No slot recipe: outside of the layer of recipes, it outranks what
 * the buttons and selects in it say of themselves.
 */
export const appFrameRecipe = {
  root: {
    display: 'flex',
    flexDirection: 'column',
    minH: '100dvh',
    // Where it will stand is not known yet, and it must not jump there before the reader's eyes.
    '&:has([data-loading]) > footer': { visibility: 'hidden' },
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
    alignItems: 'center',
    gap: '3',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: 'lg',
    '& > a': { display: 'inline-flex', alignItems: 'center', minH: '11' },
  },
  feedback: {
    display: 'flex',
    order: { base: '4', md: '0' },
    ms: { base: 'auto', md: '-2' },
    me: { base: '-2.5', md: '0' },
    _empty: { display: 'none' },
    '& > :is(a, button), & > * > :is(a, button)': action,
  },
  navigation: {
    display: 'flex',
    alignItems: 'center',
    order: { base: '3', md: '0' },
    // Leaves room for Feedback, and none for the brand.
    flexBasis: { base: 'calc(100% - 6.5rem)', md: 'auto' },
    flexGrow: { base: '1', md: '0' },
    minW: '0',
    '& select': { width: { base: 'full', md: 'auto' } },
    '& > *': { flexGrow: { base: '1', md: '0' } },
  },
  user: { ms: 'auto', me: { base: '-2', md: '-4' } },
  toolbar: { bg: 'bg.panel', borderBottomWidth: '1px', borderColor: 'border' },
  toolbarBar: { ...bar, minH: '11', justifyContent: 'space-between', fontSize: 'sm' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '0', md: '2' },
    ms: { base: '-2.5', md: '-3' },
    _empty: { display: 'none' },
    '& > :is(a, button), & > * > :is(a, button), & button[aria-expanded]': action,
  },
  // A line of its own until there is room for every action beside it: those come late, and move nothing.
  notice: { color: 'fg.muted', py: '2', flexBasis: { base: 'full', lg: 'auto' } },
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
  footerBar: { ...bar, py: '6', rowGap: '1' },
} satisfies Record<string, SystemStyleObject>;
