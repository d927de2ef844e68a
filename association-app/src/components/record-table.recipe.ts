import { defineRecipe } from '@syndication/shared-ui/styling';

/** A table of records; on a phone each is a card whose cells name themselves. */
export const recordTableRecipe = defineRecipe({
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: 'sm',
    lineHeight: 'snug',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderTopWidth: '2px',
    borderTopColor: 'brand.solid',
    borderBottomRadius: 'md',
    // Not `start`: a name from right to left would stand apart from the line below it.
    '& th, & td': { textAlign: 'left', verticalAlign: 'middle', px: '4', py: '3' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium', fontSize: 'xs' },
    '& tbody th, & tbody td': { borderTopWidth: '1px', borderColor: 'border' },
    // Wide enough for most addresses.
    '& tbody th': { fontWeight: 'semibold', fontSize: 'md', minWidth: '16rem' },
    // The preflight lets no element inherit it.
    '& tbody :is(th, td, th *, td *)': { overflowWrap: 'anywhere' },
    // Wide enough for a word and for a date: what may break anywhere would be broken within one.
    '& td': { minWidth: '8.25rem' },
    '& .number': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      minWidth: '0',
    },
    '& .quiet': { display: 'block', color: 'fg.muted', fontWeight: 'normal', fontSize: 'sm' },
    '& .whole': { whiteSpace: 'nowrap' },
    '& .actions': { textAlign: 'end', whiteSpace: 'nowrap', minWidth: '0' },
    // On paper nothing can be pressed, and no column may be cut off.
    '@media print': {
      '& .actions': { display: 'none' },
      '& :is(thead, tbody) :is(th, td)': { minWidth: '5rem', px: '1.5', py: '2' },
      // Wide enough for a moment, and for the longest word of an action.
      '& tbody th': { minWidth: '11.5rem' },
      '& tbody :is(td, td *)': { overflowWrap: 'break-word' },
    },
    // A tablet held upright.
    '@media screen and (max-width: 63.99rem)': {
      '& th, & td': { px: '2' },
      '& tbody th': { minWidth: '10rem' },
      '& .whole, & thead .number': { whiteSpace: 'normal', overflowWrap: 'normal' },
      '& td': { minWidth: '7.125rem' },
    },
    '@media screen and (max-width: 47.99rem)': {
      display: 'block',
      bg: 'transparent',
      borderWidth: '0',
      '& tbody, & tr, & th, & td': { display: 'block' },
      '& thead': { srOnly: true },
      '& tbody tr': {
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
        p: '4',
        mb: '3',
      },
      '& tbody th, & tbody td': { borderTopWidth: '0', minWidth: '0', px: '0', py: '1' },
      '& .number': { textAlign: 'start', whiteSpace: 'normal' },
      '& [data-label]::before': { content: 'attr(data-label) ": "', color: 'fg.muted' },
      '& td:empty': { display: 'none' },
      '& .actions': { textAlign: 'start', pt: '3', whiteSpace: 'normal' },
    },
  },
});
