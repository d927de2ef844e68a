import { defineRecipe } from '@syndication/shared-ui/styling';

export const compareBarRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
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
