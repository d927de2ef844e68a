import { defineRecipe } from '@syndication/shared-ui/styling';

export const predictionGlanceRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'end',
    gap: '3',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& > .columns': {
      display: 'flex',
      alignItems: 'end',
      gap: '2px',
      height: '8',
      borderBottomWidth: '1px',
      borderColor: 'border.strong',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    '& .column': { width: '2', bg: 'brand.solid', borderTopRadius: '2px' },
    '& .column.apart': { ms: '1', bg: 'border.strong' },
    '& .average': { display: 'block', fontWeight: 'semibold' },
    '& .voters': { color: 'fg.muted' },
    '& .adjusted': { display: 'block', fontVariantNumeric: 'tabular-nums' },
  },
});
