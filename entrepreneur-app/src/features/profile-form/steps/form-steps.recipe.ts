import { defineSlotRecipe } from '@syndication/shared-ui/styling';

/** The steps of a long form on a phone: where one is, what is left, and the way to each. */
export const formStepsRecipe = defineSlotRecipe({
  slots: ['step', 'nav', 'list', 'entry', 'mark', 'where', 'left'],
  base: {
    step: {
      display: 'grid',
      gap: '5',
      minW: '0',
      outline: 'none',
      scrollMarginTop: '4',
      '&[data-elsewhere]': { mdDown: { display: 'none' } },
    },
    nav: { display: { base: 'grid', md: 'none' }, gap: '1' },
    list: {
      listStyle: 'none',
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: '1.5',
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
    },
    mark: {
      display: 'block',
      height: '1',
      borderRadius: 'full',
      bg: 'border.strong',
      forcedColorAdjust: 'none',
      '[data-complete] > &': { bg: 'brand.solid' },
      '[aria-current] > &': { height: '1.5', mb: '-0.5', bg: 'fg' },
    },
    where: {
      display: 'flex',
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
