import type { SystemStyleObject } from '@syndication/shared-ui/styling';

/**
 * The look of all keys, on what is around them: a styled component per key takes longer to render than the next deal.
 */
export const voteKeysStyles: SystemStyleObject = {
  containerType: 'inline-size',
  minW: '0',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '1.5',
    // Where it is narrow, `100%` is wider than `0%`, which a finger still hits: air around each number.
    '@container (max-width: 20rem)': {
      gridTemplateColumns: 'repeat(5, minmax(min(44px, 17%), auto))',
      gap: '1',
    },
    // In a column of the comparison: three keys above two.
    '@container (max-width: 15rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    '@container (min-width: 34rem)': {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr)) minmax(0, 2.2fr)',
    },
  },
  '& button': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minH: '12',
    px: '0.5',
    lineHeight: 'tight',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    // There a digit is above its choice, and no text is cut when its letters stand further apart.
    '@container (max-width: 20rem)': { fontSize: 'sm', flexDirection: 'column', gap: '0' },
    '@container (max-width: 15rem)': {
      gridColumn: 'span 2',
      '&:nth-of-type(4), &:nth-of-type(5)': { gridColumn: 'span 3' },
    },
    color: 'brand.fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    overflow: 'hidden',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
    // Fast taps must not zoom.
    touchAction: 'manipulation',
    '@media (hover: hover)': {
      '&:not([aria-pressed=true]):hover': { bg: 'brand.subtle', borderColor: 'brand.fg' },
    },
    '&[aria-pressed=true]': {
      color: 'brand.contrast',
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      '@media (forced-colors: active)': { borderWidth: '3px' },
    },
    // The conflict of interest: no percent, and a line of its own where there is no room beside them.
    '&:last-of-type': {
      gridColumn: '1 / -1',
      '@container (min-width: 34rem)': { gridColumn: 'auto' },
    },
  },
  '& .vote-digit': {
    fontSize: 'xs',
    fontWeight: 'normal',
    opacity: '0.75',
    display: 'none',
    '@media (hover: hover) and (pointer: fine)': { display: 'inline' },
  },
  /** Its length shows the choice's percentage; a border, since forced colours drop backgrounds. */
  '& .vote-weight': {
    position: 'absolute',
    insetInlineStart: '0',
    bottom: '0',
    borderBottomWidth: '4px',
    borderColor: 'brand.solid',
  },
  '& [aria-pressed=true] > .vote-weight': { borderColor: 'brand.contrast' },
};
