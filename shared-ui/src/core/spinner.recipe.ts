import { defineSlotRecipe } from '../styling';

export const spinnerRecipe = defineSlotRecipe({
  slots: ['root', 'ring'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '3', color: 'brand.fg' },
    ring: {
      width: '1.5em',
      height: '1.5em',
      borderWidth: '2px',
      borderColor: 'currentColor',
      // `transparent` would come back as a colour under forced colours.
      borderBlockEndStyle: 'dotted',
      borderRadius: 'full',
      animation: 'spin 800ms linear infinite',
    },
  },
});
