import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const shortcutsPanelRecipe = defineSlotRecipe({
  slots: ['place', 'keys'],
  base: {
    place: { mt: '5' },
    keys: {
      m: '0',
      mt: '1',
      '& > div': {
        display: 'grid',
        gridTemplateColumns: '4rem minmax(0, 1fr)',
        alignItems: 'center',
        py: '2',
        borderTopWidth: '1px',
        borderColor: 'border',
      },
      '& dd': { m: '0' },
      '& kbd': {
        display: 'inline-block',
        minW: '8',
        px: '2',
        textAlign: 'center',
        borderWidth: '1px',
        borderColor: 'border.strong',
        borderRadius: 'sm',
        bg: 'bg.muted',
        fontSize: 'sm',
        lineHeight: '1.5rem',
        whiteSpace: 'nowrap',
      },
    },
  },
});
