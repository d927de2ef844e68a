import { defineSlotRecipe } from '@syndication/shared-ui/styling';

/** A bar that stays at the lower edge of the window while the form is longer than it. */
export const formActionsRecipe = defineSlotRecipe({
  slots: ['root', 'state', 'buttons'],
  base: {
    root: {
      position: 'sticky',
      bottom: 'var(--bottom-bar)',
      zIndex: 'dropdown',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      mx: { base: '-4', md: '0' },
      px: { base: '4', md: '6' },
      pt: '3',
      pb: 'max(0.75rem, env(safe-area-inset-bottom))',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderInlineWidth: { base: '0', md: '1px' },
      borderColor: 'border',
      borderTopColor: 'border.strong',
      borderTopRadius: { base: '0', md: 'lg' },
      // Where the window is a letterbox (large zoom, a keyboard on the screen), it would hide the fields.
      '@media (max-height: 30rem)': { position: 'static' },
      '@media print': { display: 'none' },
    },
    state: {
      flex: '1 1 12rem',
      minW: '0',
      fontSize: 'sm',
      color: 'fg.muted',
      // Messages are above the buttons if there is no room for both side by side.
      '&:has(details)': { flexBasis: { base: 'full', md: '0' } },
      '&:has(svg + div)': { flexBasis: 'full' },
      // One thing with a button below another: the summary, a notice, the draft.
      '& > :not(:first-child):has(button)': { mt: '2' },
    },
    buttons: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      justifyContent: 'flex-end',
      alignSelf: 'flex-end',
      // At the end of a row of their own, too.
      ms: 'auto',
      flexGrow: { base: '1', md: '0' },
      '& > [type=submit]': { flexGrow: { base: '1', md: '0' } },
    },
  },
});
