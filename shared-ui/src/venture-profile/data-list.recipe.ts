import { defineRecipe } from '../styling';

export const dataListRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '0', sm: '2.5' },
    '& dt': { color: 'fg.muted', fontSize: 'sm', lineHeight: '1.5rem' },
    '& dd': { minWidth: '0', overflowWrap: 'anywhere', mb: { base: '3', sm: '0' } },
    '@media (pointer: coarse)': {
      '& dd > a': { display: 'inline-flex', alignItems: 'center', minHeight: '11' },
    },
  },
});
