import { defineRecipe } from '@syndication/shared-ui/styling';

export const dealPeekRecipe = defineRecipe({
  base: {
    position: 'sticky',
    top: '4',
    maxH: 'calc(100vh - 2rem)',
    overflowY: 'auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    p: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderTopWidth: '2px',
    borderTopColor: 'brand.solid',
    borderBottomRadius: 'md',
    overflowWrap: 'break-word',
    '& dl': {
      display: 'grid',
      gridTemplateColumns: '8rem minmax(0, 1fr)',
      columnGap: '4',
      rowGap: '2.5',
      fontSize: 'sm',
      lineHeight: 'snug',
    },
    '& dt': { color: 'fg.muted' },
    '@media print': { display: 'none' },
  },
});
