import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const predictionScaleRecipe = defineSlotRecipe({
  slots: ['track', 'fill', 'needle', 'ticks', 'tick'],
  base: {
    track: {
      position: 'relative',
      height: '2.5',
      bg: 'bg.muted',
      borderRadius: 'full',
      forcedColorAdjust: 'none',
    },
    fill: {
      position: 'absolute',
      insetY: '0',
      insetStart: '0',
      bg: 'brand.solid',
      borderRadius: 'full',
    },
    needle: {
      position: 'absolute',
      insetY: '-1',
      width: '1',
      bg: 'fg',
      borderRadius: 'full',
      outline: '2px solid',
      outlineColor: 'bg.panel',
      transform: 'translateX(-50%)',
    },
    ticks: { position: 'relative', height: '5', mt: '2' },
    tick: {
      position: 'absolute',
      fontSize: 'xs',
      color: 'fg.muted',
      transform: 'translateX(-50%)',
      _first: { transform: 'none' },
      _last: { transform: 'translateX(-100%)' },
    },
  },
});
