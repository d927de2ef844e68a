import type { SystemStyleObject } from '@syndication/shared-ui/styling';

/** From here on there is room for a table. */
export const TABLE_WIDTH = '@media (min-width: 48rem)';

/**
 * A table where there is room, cards where there is not: for the recipe of each, which makes its rows `table-row` from
 * `TABLE_WIDTH` on. Its cells have to say their roles.
 */
export const cardTable = {
  width: 'full',
  fontSize: 'sm',
  lineHeight: 'snug',
  // Not `start`: a name from right to left would stand apart from the line below it.
  '& th, & td': { textAlign: 'left', fontWeight: 'normal' },
  '& thead': { srOnly: true },
  '& tbody tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
} satisfies SystemStyleObject;

/** Shows the head of such a table where there is room. */
export const shownHead = {
  position: 'static',
  display: 'table-header-group',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  clip: 'auto',
  overflow: 'visible',
} satisfies SystemStyleObject;

/** The company's name as a link, with room for a finger that moves nothing. */
export const nameLink = {
  display: 'inline-block',
  maxW: 'full',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: 'border.strong',
  textUnderlineOffset: '3px',
  borderRadius: 'sm',
  _hover: { color: 'brand.fg' },
} satisfies SystemStyleObject;
