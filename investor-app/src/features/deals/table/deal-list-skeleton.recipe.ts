import { defineRecipe } from '@syndication/shared-ui/styling';

/** Rows of the measures that `dealTableRecipe` gives, cards below `lg`. */
export const dealListSkeletonRecipe = defineRecipe({
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderTopWidth: '2px',
    borderTopColor: 'brand.solid',
    borderBottomRadius: 'md',
    pt: { lg: '10' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: '33fr 24fr 30fr 7.5rem' },
      rowGap: '4',
      columnGap: '10',
      px: '5',
      py: '5',
      borderTopWidth: '1px',
      borderColor: 'border',
      '& > div': { display: 'grid', gap: '3', alignContent: 'start' },
    },
  },
});
