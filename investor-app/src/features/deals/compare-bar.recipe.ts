import { defineRecipe } from '@syndication/shared-ui/styling';

export const compareBarRecipe = defineRecipe({
  base: {
    gridColumn: '1 / -1',
    position: 'sticky',
    bottom: 'calc(max(var(--bottom-bar), env(safe-area-inset-bottom, 0px)) + {spacing.4})',
    zIndex: 'dropdown',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    mt: '4',
    ps: '4',
    pe: '2',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    boxShadow: 'overlay',
    '& > span': { flex: '1 1 12rem', minW: '0', fontSize: 'sm' },
    '@media print': { display: 'none' },
  },
});
