import { defineRecipe } from '@syndication/shared-ui/styling';

/** At the bottom of the window: the comparison bar, and messages above it. */
export const dockRecipe = defineRecipe({
  base: {
    gridColumn: '1 / -1',
    position: 'sticky',
    bottom: 'calc(max(var(--bottom-bar), env(safe-area-inset-bottom, 0px)) + {spacing.4})',
    zIndex: 'dropdown',
    mt: '4',
  },
  variants: {
    /** Without a bar, messages have the place to themselves. */
    isEmpty: { true: { display: 'contents' } },
  },
});
