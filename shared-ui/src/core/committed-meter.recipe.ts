import { defineRecipe } from '../styling';

/** For values known in quarters only: a smooth bar would suggest more precision. */
export const quartersMask =
  'linear-gradient(to right, #000 calc(25% - 1px), transparent 0 calc(25% + 1px), #000 0 calc(50% - 1px), transparent 0 calc(50% + 1px), #000 0 calc(75% - 1px), transparent 0 calc(75% + 1px), #000 0)';

export const committedMeterRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& .track': {
      height: '2',
      // Rows and cards change their background: the empty quarters are a step darker than any of them.
      bg: 'color-mix(in srgb, currentColor 18%, transparent)',
      mask: quartersMask,
      // It is all background: without colours it would be invisible.
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    '& .fill': { display: 'block', height: 'full', bg: 'brand.solid' },
  },
});
