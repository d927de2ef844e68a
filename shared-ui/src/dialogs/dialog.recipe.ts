import { defineSlotRecipe } from '../styling';

const edge = { base: '4', md: '6' };

/**
 * The sheet scrolls as a whole, so that the arrow keys scroll it from wherever focus is; title and
 * actions stay in sight. On a phone it rises from the bottom edge, where the thumb is.
 */
export const dialogRecipe = defineSlotRecipe({
  slots: ['root', 'head', 'title', 'body', 'actions'],
  base: {
    root: {
      mx: 'auto',
      mt: 'auto',
      mb: { base: '0', sm: 'auto' },
      p: '0',
      width: { base: 'full', sm: 'calc(100% - 2rem)' },
      maxWidth: 'full',
      maxHeight: { base: 'calc(100dvh - 2rem)', sm: 'calc(100dvh - 4rem)' },
      overflow: 'auto',
      overscrollBehavior: 'contain',
      // A dialog that the chrome opens does not use the chrome's colours.
      colorScheme: 'var(--page-scheme)',
      color: 'fg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: { base: '0', sm: 'lg' },
      borderTopRadius: 'lg',
      boxShadow: 'overlay',
      animation: 'rise 150ms ease-out',
      _backdrop: { bg: 'rgb(12 16 19 / 55%)', animation: 'appear 150ms ease-out' },
      _focusVisible: { outline: 'none' },
      // What focus moves to must not end up below the head or the actions.
      scrollPaddingBlock: '5rem',
      // In print it is at the top, once, not at the bottom of every page.
      _print: { position: 'absolute', top: '0', m: '0', maxHeight: 'none', boxShadow: 'none' },
    },
    head: {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      '& button': { _print: { display: 'none' } },
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minH: '14',
      px: edge,
      pt: { base: '3', md: '4' },
      pb: '2',
      bg: 'bg.panel',
    },
    title: { overflowWrap: 'anywhere', _focus: { outline: 'none' } },
    body: { px: edge, pt: '1', pb: edge, overflowWrap: 'anywhere' },
    actions: {
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      px: edge,
      pt: '3',
      pb: { base: 'max(0.75rem, env(safe-area-inset-bottom))', sm: '4' },
      bg: 'bg.panel',
      borderTopWidth: '1px',
      borderColor: 'border',
      '& > :is(a, button)': { flexGrow: { base: '1', sm: '0' } },
    },
  },
  variants: {
    size: {
      sm: { root: { sm: { maxWidth: '26rem' } } },
      md: { root: { sm: { maxWidth: '34rem' } } },
      lg: { root: { sm: { maxWidth: '48rem' } } },
    },
  },
  defaultVariants: { size: 'md' },
});
