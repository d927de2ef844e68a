import { createSystem } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';

import { tokens } from './tokens';

/**
 * Chakra's engine with our tokens and none of its recipes: a component's recipe stands beside the
 * component, so that a page loads the looks that it uses and no others.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'ds',
  cssVarsRoot: ':root',
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '60rem', xl: '80rem' },
    tokens,
    keyframes: {
      pulse: { '50%': { opacity: '0.5' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
      appear: { from: { opacity: '0' } },
    },
  },
  globalCss: {
    ':root': { colorScheme: 'light dark' },
    ':root[data-theme=light]': { colorScheme: 'light' },
    ':root[data-theme=dark]': { colorScheme: 'dark' },
    html: {
      color: 'fg',
      bg: 'bg',
      fontFamily: 'body',
      lineHeight: 'normal',
      textSizeAdjust: '100%',
      fontVariantNumeric: 'tabular-nums',
      '--global-color-border': 'colors.border',
    },
    'html:has(dialog[open])': { overflow: 'hidden', scrollbarGutter: 'stable' },
    ':focus-visible': {
      outline: '2px solid',
      outlineColor: 'brand.fg',
      outlineOffset: '2px',
    },
    '::placeholder': { color: 'fg.muted', opacity: '1' },
    '::selection': { bg: 'brand.solid', color: 'brand.contrast' },
    '*, ::before, ::after, ::backdrop': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
});
