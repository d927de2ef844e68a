import { defineSlotRecipe } from '../styling';

/** The dollar sign is in the frame of the control, not in the value. */
export const currencyRecipe = defineSlotRecipe({
  slots: ['root', 'sign'],
  base: {
    root: {
      position: 'relative',
      '& > input': { ps: '7', fontVariantNumeric: 'tabular-nums' },
    },
    sign: {
      position: 'absolute',
      insetBlock: '0',
      insetStart: '3',
      display: 'inline-flex',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});
