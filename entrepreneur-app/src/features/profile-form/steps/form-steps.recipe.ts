import { defineSlotRecipe } from '@syndication/shared-ui/styling';

/** Where the column of the form leaves room for the list on its left. */
const DESK = '@media (min-width: 68.75rem)';

/** The steps of a long form: where one is, what is left, and the way to each. */
export const formStepsRecipe = defineSlotRecipe({
  slots: ['step', 'nav', 'list', 'entry', 'mark', 'state', 'where', 'left'],
  base: {
    step: {
      display: 'grid',
      gap: '5',
      minW: '0',
      outline: 'none',
      scrollMarginTop: '4',
      '&[data-elsewhere]': { mdDown: { display: 'none' } },
    },
    nav: {
      display: { base: 'grid', md: 'none' },
      gap: '1',
      [DESK]: {
        display: 'block',
        position: 'absolute',
        insetBlock: '0',
        insetInlineEnd: 'calc(100% + {spacing.8})',
        width: '11rem',
      },
      '@media print': { display: 'none' },
    },
    list: {
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1.5',
      // As wide as each other where the longest name has room.
      '& > li': { flex: '1 1 0' },
      [DESK]: { display: 'grid', gap: '0', position: 'sticky', top: '4' },
    },
    entry: {
      display: 'grid',
      gap: '1.5',
      width: 'full',
      minH: '11',
      pt: '2',
      alignContent: 'start',
      textAlign: 'start',
      fontSize: 'sm',
      color: 'fg.muted',
      cursor: 'pointer',
      borderRadius: 'sm',
      '&[aria-current]': { color: 'fg', fontWeight: 'semibold' },
      [DESK]: { position: 'relative', gap: '0', ps: '4', py: '1.5', fontSize: 'md' },
    },
    mark: {
      display: 'block',
      height: '1',
      borderRadius: 'full',
      bg: 'border.strong',
      forcedColorAdjust: 'none',
      '[data-complete] > &': { bg: 'brand.solid' },
      '[aria-current] > &': { height: '1.5', mb: '-0.5', bg: 'fg' },
      '[data-wrong] > &': { bg: 'danger.fg' },
      [DESK]: {
        position: 'absolute',
        insetBlock: '1',
        insetInlineStart: '0',
        width: '1',
        height: 'auto',
        '[aria-current] > &': { height: 'auto', mb: '0', width: '1.5' },
      },
    },
    // On a phone only errors have room; the rest is said.
    state: {
      fontSize: 'xs',
      fontWeight: 'normal',
      color: 'fg.muted',
      '[data-wrong] > &': { color: 'danger.fg', fontWeight: 'medium' },
      'button:not([data-wrong]) > &': { mdDown: { srOnly: true } },
      [DESK]: { fontSize: 'sm' },
    },
    where: {
      display: { base: 'flex', md: 'none' },
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: '3',
      fontSize: 'sm',
      color: 'fg.muted',
    },
    left: {
      minH: '11',
      color: 'brand.fg',
      fontWeight: 'medium',
      cursor: 'pointer',
      borderRadius: 'sm',
      textDecoration: 'underline',
    },
  },
});
