import { defineSlotRecipe } from '@syndication/shared-ui/styling';

/** A list of addresses, each with the way to try it at the end of its line. */
export const linkTestsRecipe = defineSlotRecipe({
  slots: ['list', 'entry', 'name', 'address', 'state'],
  base: {
    list: { listStyle: 'none', mt: '4', borderTopWidth: '1px', borderColor: 'border' },
    entry: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: '3',
      alignItems: 'center',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    name: { fontWeight: 'medium' },
    address: {
      gridColumn: '1',
      color: 'fg.muted',
      fontSize: 'sm',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    state: { gridColumn: '2', gridRow: '1 / span 2' },
  },
});
