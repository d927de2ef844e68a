import { defineRecipe, defineSlotRecipe } from '@syndication/shared-ui/styling';

/** A card of a form. */
export const formSectionRecipe = defineSlotRecipe({
  slots: ['heading', 'description', 'fields'],
  base: {
    heading: { mb: '5', pb: '4', borderBottomWidth: '1px', borderColor: 'border' },
    description: { color: 'fg.muted', fontSize: 'sm', mt: '1', maxW: 'prose' },
    /** The last field keeps a line for its message: with a little of the panel's padding, that is room enough. */
    fields: { display: 'grid', gap: '3', mb: { base: '-2', md: '-4' } },
  },
});

export const fieldRowRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    columnGap: '5',
    rowGap: '3',
    alignItems: 'start',
  },
});
