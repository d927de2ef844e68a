import { defineRecipe } from '../styling';

/** Of what is known in quarters only: a smooth bar would promise more. */
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
      // It is all ground: without colours nothing of it would be seen.
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    '& .fill': { display: 'block', height: 'full', bg: 'brand.solid' },
  },
});
