import { defineSlotRecipe } from '../styling';

/** A button and the sheet below it; a `wide` sheet takes its place from the page where the window is narrow. */
export const disclosureMenuRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'mark', 'sheet'],
  base: {
    label: { position: 'relative' },
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
      gap: '2',
      p: '4',
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
          minW: '14rem',
          maxW: 'calc(100vw - 2rem)',
        },
      },
      wide: {
        root: { position: { lg: 'relative' } },
        sheet: {
          insetStart: { base: '4', md: 'auto', lg: '0' },
          insetEnd: { base: '4', md: '6', lg: 'auto' },
          mt: '1',
          width: { md: '26rem' },
        },
      },
    },
  },
});
