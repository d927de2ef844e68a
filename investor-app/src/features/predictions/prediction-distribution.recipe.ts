import { defineRecipe } from '@syndication/shared-ui/styling';

export const predictionDistributionRecipe = defineRecipe({
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { py: '1.5', textAlign: 'start', verticalAlign: 'middle' },
    '& thead th': { fontWeight: 'medium', color: 'fg.muted', fontSize: 'xs' },
    '& tbody th': { fontWeight: 'medium', pe: '3', width: '1px', whiteSpace: 'nowrap' },
    '& .drawn': { width: 'full' },
    '& .number': { textAlign: 'end', ps: '3', whiteSpace: 'nowrap' },
    '& .share': { color: 'fg.muted' },
    '& .bar': {
      display: 'block',
      height: '5',
      // A choice without votes still shows where its bar would begin.
      minWidth: '2px',
      borderEndRadius: 'sm',
      bg: 'brand.solid',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    // Conflicts are separate: they count neither in the average nor among the voters.
    '& .apart th, & .apart td': { borderTopWidth: '1px', borderColor: 'border.strong', pt: '3' },
    '& .apart th': { fontWeight: 'normal', color: 'fg.muted' },
    '& .apart .bar': { bg: 'border.strong' },
    '& .apart tr + tr > *': { borderTopWidth: '0', pt: '1.5' },
  },
});
