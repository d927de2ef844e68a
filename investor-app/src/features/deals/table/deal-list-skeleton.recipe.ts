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
    pt: { lg: '9' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: '35fr 22fr 30fr 7rem' },
      rowGap: '3',
      columnGap: '6',
      minH: { base: '17rem', lg: '8.25rem' },
      px: '4',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
      '& > div': { display: 'grid', gap: '2', alignContent: 'start' },
    },
  },
});
