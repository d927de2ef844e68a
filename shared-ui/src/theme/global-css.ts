import type { GlobalStyleObject } from '@chakra-ui/react/styled-system';

/** Windows with the navigation at the bottom: phones, but not a page that is magnified until little of it shows. */
export const WITH_BOTTOM_BAR = '@media screen and (width < 48rem) and (height >= 30rem)';

/** What holds for every element of the page. */
export const globalCss: GlobalStyleObject = {
  // A variable, so that what opens over a part with a scheme of its own can return to the page's.
  ':root': { '--page-scheme': 'light dark', colorScheme: 'var(--page-scheme)' },
  ':root[data-theme=light]': { '--page-scheme': 'light' },
  ':root[data-theme=dark]': { '--page-scheme': 'dark' },
  html: {
    '--bottom-bar': '0px',
    scrollPaddingBottom: 'var(--bottom-bar)',
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    lineHeight: 'normal',
    textSizeAdjust: '100%',
    fontVariantNumeric: 'tabular-nums',
    '--global-color-border': 'colors.border',
  },
  // Elements fixed at the bottom of the window go above the navigation: `bottom: var(--bottom-bar)`.
  'html:has(nav[aria-label=Main] li:nth-of-type(3))': {
    [WITH_BOTTOM_BAR]: { '--bottom-bar': 'calc(3.5rem + env(safe-area-inset-bottom))' },
  },
  // The focused element, and in a text the line being typed, must not be hidden by a bar of buttons at the bottom.
  'html:has([data-sticky-bar])': {
    '@media (height >= 30rem)': { scrollPaddingBottom: 'calc(8rem + var(--bottom-bar))' },
  },
  // One with the keys of a vote is taller where they have less width; in a low window it takes up to half of it, and in
  // a very low one there is none. Each window has one of the rules: the order in which they are written is not kept.
  'html:has([data-sticky-bar=tall])': {
    '@media (width < 64em) and (height >= 30rem)': {
      scrollPaddingBottom: 'calc(16rem + var(--bottom-bar))',
    },
    '@media (24rem < height < 30rem)': { scrollPaddingBottom: '12rem' },
  },
  'html:has(dialog[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
  // What people type runs in the direction of its own script.
  'h1, h2, h3, dd, th, td, a, input, textarea': { unicodeBidi: 'plaintext' },
  // And begins where the lines below it begin. (Chromium knows the prefixed value only.)
  'h1, h2, h3, dd': {
    textAlign: 'match-parent',
    '@supports (text-align: -webkit-match-parent)': { textAlign: '-webkit-match-parent' },
  },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'brand.fg',
    outlineOffset: '2px',
  },
  // The base styles draw the outline inside the field.
  'input[type=search]': { outlineOffset: '2px' },
  // Forced colours drop the backgrounds and shadows that otherwise show a choice.
  '[aria-pressed=true], [aria-current], label:has(> :checked)': {
    '@media (forced-colors: active)': { border: '4px solid Highlight !important' },
  },
  // On paper, what belongs together stays on one sheet.
  // (Not what is within a row or item, which is kept whole anyway: Chromium would break it.)
  ':is(h1, h2, h3, h4, dt, caption, thead):not(li *, tr *)': {
    '@media print': { breakAfter: 'avoid' },
  },
  'li, tr, dd': { '@media print': { breakInside: 'avoid' } },
  '::placeholder': { color: 'fg.muted', opacity: '1' },
  '::selection': { bg: 'brand.solid', color: 'brand.contrast' },
  '*, ::before, ::after, ::backdrop': {
    '@media (prefers-reduced-motion: reduce)': {
      // None rather than a very short one, which still draws its first frame: what fades in would be unseen.
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};
