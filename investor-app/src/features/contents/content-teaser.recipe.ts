import { defineRecipe, defineSlotRecipe } from '@syndication/shared-ui/styling';

export const contentListRecipe = defineRecipe({
  base: {
    listStyle: 'none',
    display: 'grid',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

export const contentTeaserRecipe = defineSlotRecipe({
  slots: ['root', 'dot', 'words', 'title', 'description', 'date'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '3',
      alignItems: 'start',
      py: '4',
    },
    dot: {
      width: '2.5',
      height: '2.5',
      mt: '1.5',
      borderRadius: 'full',
      borderWidth: '1.5px',
      borderColor: 'transparent',
      forcedColorAdjust: 'none',
    },
    words: {
      display: 'grid',
      // A word that is wider than the window breaks.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      overflowWrap: 'anywhere',
    },
    title: {
      fontWeight: 'normal',
      lineHeight: 'snug',
      textWrap: 'balance',
      '& a': {
        // Each text runs in the direction of its own script.
        unicodeBidi: 'plaintext',
        color: 'brand.fg',
        // The line of a link that stands alone shows when it is pointed at.
        textDecoration: 'none',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
        // Room for a finger that moves nothing.
        '@media (pointer: coarse)': { display: 'inline-block', py: '3', my: '-3' },
      },
    },
    description: { fontSize: 'sm', maxW: 'prose', textWrap: 'pretty', unicodeBidi: 'plaintext' },
    date: { fontSize: 'sm', color: 'fg.muted' },
  },
  variants: {
    isUnread: {
      true: { dot: { bg: 'accent.solid' }, title: { fontWeight: 'semibold' } },
    },
    density: {
      comfortable: {
        title: { fontSize: 'lg', fontFamily: 'heading', fontWeight: 'semibold' },
      },
      /** In a menu or a sidebar. */
      compact: { root: { py: '3' }, description: { color: 'fg.muted' } },
    },
  },
});
