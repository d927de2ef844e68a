import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const dealFiltersRecipe = defineSlotRecipe({
  slots: ['root', 'field'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: '3',
      columnGap: '4',
      alignItems: 'end',
      '& input': {
        width: 'full',
        minH: '11',
        px: '3',
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'border.strong',
        borderRadius: 'md',
        _hover: { borderColor: 'brand.fg' },
      },
    },
    field: {
      display: 'grid',
      gap: '1',
      flex: { base: '1 1 100%', sm: '0 1 18rem' },
      '& > :first-child': { fontSize: 'sm', fontWeight: 'medium', lineHeight: '1.5rem' },
      '& kbd': {
        display: { base: 'none', lg: 'inline' },
        ms: '2',
        px: '1.5',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'sm',
        color: 'fg.muted',
        fontSize: 'xs',
        lineHeight: 'tight',
      },
    },
  },
});
