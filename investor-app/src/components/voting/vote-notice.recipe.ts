import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const voteNoticeRecipe = defineSlotRecipe({
  slots: ['root', 'status', 'toast', 'text', 'undo'],
  base: {
    root: {
      display: 'grid',
      gap: '2',
      justifyItems: 'center',
      '@media print': { display: 'none' },
      '& > *': { pointerEvents: 'auto', width: 'full', maxWidth: '26rem' },
    },
    status: { display: 'grid', gap: '2' },
    toast: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      ps: '4',
      pe: '1.5',
      py: '0.5',
      minH: '12',
      color: 'bg.panel',
      bg: 'fg',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'md',
      boxShadow: '0 4px 16px rgb(0 0 0 / 0.2)',
    },
    text: { minW: '0', py: '2', overflowWrap: 'anywhere', lineHeight: 'snug' },
    undo: {
      flexShrink: '0',
      minH: '11',
      px: '3',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      borderRadius: 'md',
      cursor: 'pointer',
      _focusVisible: { outlineColor: 'bg.panel', outlineOffset: '-4px' },
    },
  },
  variants: {
    placement: {
      /** Inside the page. */
      inline: {},
      /** Above the bar that it stands in. */
      docked: {
        root: {
          position: 'absolute',
          insetInline: '0',
          bottom: 'calc(100% + {spacing.2})',
          pointerEvents: 'none',
        },
      },
      /** Over the page, at its foot. */
      floating: {
        root: {
          position: 'fixed',
          insetInline: '4',
          bottom: 'calc(max(var(--bottom-bar, 0px), env(safe-area-inset-bottom, 0px)) + 16px)',
          zIndex: 'dropdown',
          pointerEvents: 'none',
          // Also in the header, whose band is dark in both schemes.
          colorScheme: 'var(--page-scheme)',
          color: 'fg',
        },
      },
    },
  },
});
