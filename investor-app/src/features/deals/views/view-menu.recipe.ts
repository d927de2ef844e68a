import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const viewMenuRecipe = defineSlotRecipe({
  slots: ['root', 'choices', 'views', 'form'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      width: '20rem',
      maxW: 'calc(100vw - 4rem)',
      '& h2': { mb: '1', fontSize: 'sm', fontWeight: 'semibold' },
    },
    choices: {
      '& > legend': { mb: '1', fontSize: 'sm', fontWeight: 'semibold' },
      '& > label': { display: 'inline-flex', alignItems: 'center', gap: '2', minH: '11', me: '5' },
      '& input': { width: '4', height: '4', accentColor: 'brand.solid' },
    },
    views: {
      listStyle: 'none',
      '& > li': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '1',
        borderTopWidth: '1px',
        borderColor: 'border',
        _first: { borderTopWidth: '0' },
      },
      '& > li > a': {
        flex: '1 1 100%',
        minH: '11',
        display: 'flex',
        alignItems: 'center',
        color: 'brand.fg',
        fontWeight: 'medium',
        overflowWrap: 'break-word',
      },
      '& button': { px: '2' },
    },
    form: {
      display: 'flex',
      gap: '2',
      '& input': {
        flex: '1',
        minW: '0',
        minH: '11',
        px: '3',
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'border.strong',
        borderRadius: 'md',
        fontSize: 'md',
      },
    },
  },
});
