import { defineRecipe, defineSlotRecipe } from '@syndication/shared-ui/styling';

/** In a corner above the page, so that nothing that is being read moves. */
export const noticesRecipe = defineRecipe({
  base: {
    position: 'fixed',
    zIndex: 'docked',
    insetEnd: { base: '4', md: '6' },
    insetStart: { base: '4', md: 'auto' },
    bottom: { base: 'calc({spacing.4} + var(--bottom-bar))', md: '6' },
    display: 'grid',
    gap: '3',
    maxW: { md: '26rem' },
    _print: { display: 'none' },
  },
});

export const noticeRecipe = defineSlotRecipe({
  slots: ['root', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      py: '3',
      px: '4',
      color: 'fg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderInlineStartWidth: '3px',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      // Scrolled as a whole, so that the keyboard gets there by its buttons, which stay in sight.
      maxH: '60vh',
      overflowY: 'auto',
      overflowWrap: 'anywhere',
      animation: 'rise 150ms ease-out',
      '& p': { flex: '1 1 12rem' },
    },
    actions: { display: 'flex', gap: '2', position: 'sticky', insetBlock: '0', bg: 'bg.panel' },
  },
  variants: {
    tone: {
      brand: { root: { borderInlineStartColor: 'brand.solid' } },
      warning: { root: { borderInlineStartColor: 'accent.solid' } },
    },
  },
});
