import { defineSlotRecipe } from '../styling';

const NARROW = '@media (width < 48rem)';

/** A button and the sheet below it; a `wide` sheet takes its place from the page where the window is narrow. */
export const disclosureMenuRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'icon', 'wordsOfIcon', 'mark', 'sheet'],
  base: {
    label: { position: 'relative', display: 'inline-flex', alignItems: 'center' },
    icon: { display: { base: 'inline-flex', md: 'none' }, '& svg': { width: '6', height: '6' } },
    // Still the button's name.
    wordsOfIcon: {
      [NARROW]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        clipPath: 'inset(50%)',
        overflow: 'hidden',
      },
    },
    mark: {
      position: 'absolute',
      top: '-0.5',
      insetStart: 'calc(100% + 2px)',
      width: '1.5',
      height: '1.5',
      borderRadius: 'full',
      bg: 'accent.solid',
      forcedColorAdjust: 'none',
    },
    sheet: {
      position: 'absolute',
      zIndex: 'dropdown',
      display: 'grid',
      // Opens from the chrome, which has colours of its own.
      colorScheme: 'var(--page-scheme)',
      color: 'fg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      overflowWrap: 'anywhere',
      animation: 'rise 150ms ease-out',
    },
  },
  variants: {
    sheet: {
      menu: {
        root: { position: 'relative' },
        sheet: {
          insetEnd: '0',
          top: 'calc(100% + 4px)',
          minW: '16rem',
          maxW: 'calc(100vw - 2rem)',
          maxH: 'calc(100dvh - 5rem - var(--bottom-bar))',
          overflowY: 'auto',
          p: '2',
          fontSize: 'sm',
        },
      },
      wide: {
        root: { position: { lg: 'relative' } },
        sheet: {
          gap: '2',
          p: '4',
          insetStart: { base: '4', md: 'auto' },
          insetEnd: { base: '4', md: '6', lg: '0' },
          mt: '1',
          width: { md: '26rem' },
        },
      },
    },
  },
});
