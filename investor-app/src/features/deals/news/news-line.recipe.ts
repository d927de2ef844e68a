import { defineRecipe } from '@syndication/shared-ui/styling';

export const newsLineRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    // As high as what keeps its place while it is on the way.
    minH: { base: '11', lg: '9' },
    color: 'fg.muted',
    fontSize: 'sm',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      color: 'brand.fg',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '3px',
      '&[aria-current]': { fontWeight: 'semibold', textDecorationThickness: '2px' },
    },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '2', listStyle: 'none' },
    '& li:not(:last-child)::after': { content: '","' },
    '@media (pointer: coarse)': { '& a': { minH: '11' } },
    '@media print': { display: 'none' },
  },
});
