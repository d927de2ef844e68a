import { defineRecipe } from '../styling';

export const skeletonRecipe = defineRecipe({
  base: {
    display: 'block',
    height: '1em',
    bg: 'bg.muted',
    borderRadius: 'sm',
    animation: 'pulse 1.6s ease-in-out infinite',
    // Forced colours drop backgrounds; the outline keeps the shape.
    _highContrast: { outline: '1px solid GrayText', outlineOffset: '-1px' },
  },
});
