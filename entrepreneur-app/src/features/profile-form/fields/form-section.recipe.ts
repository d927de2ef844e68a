import type { SystemStyleObject } from '@syndication/shared-ui/styling';

/** A card of a form, by part. */
export const formSectionRecipe = {
  heading: { mb: '5', pb: '4', borderBottomWidth: '1px', borderColor: 'border' },
  description: { color: 'fg.muted', fontSize: 'sm', mt: '1', maxW: 'prose' },
  /** The last field keeps a line for its message, which is room enough below it. */
  fields: { display: 'grid', gap: '3', mb: '-4' },
  /** Two that belong together stand side by side where both have room. */
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    columnGap: '5',
    rowGap: '3',
    alignItems: 'start',
  },
} satisfies Record<string, SystemStyleObject>;
