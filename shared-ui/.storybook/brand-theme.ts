import { create } from 'storybook/theming/create';

import { palette } from '../src/theme/palette';

const { ink, pine } = palette;
const fonts = {
  fontBase: "'Public Sans Variable', 'Public Sans', system-ui, sans-serif",
  fontCode: 'ui-monospace, monospace',
};
const brand = { ...fonts, brandTitle: 'Deal syndication: the design library', brandUrl: './' };

/** Storybook's own pages in the look of the product. */
export const brandThemes = {
  light: create({
    ...brand,
    base: 'light',
    colorPrimary: pine[700],
    colorSecondary: pine[700],
    appBg: ink[50],
    appContentBg: ink[0],
    appPreviewBg: ink[0],
    appBorderColor: ink[200],
    appBorderRadius: 4,
    barBg: ink[0],
    barTextColor: ink[600],
    barSelectedColor: pine[700],
    barHoverColor: pine[700],
    textColor: ink[900],
    textMutedColor: ink[600],
  }),
  dark: create({
    ...brand,
    base: 'dark',
    colorPrimary: pine[300],
    colorSecondary: pine[500],
    appBg: ink[950],
    appContentBg: ink[900],
    appPreviewBg: ink[900],
    appBorderColor: ink[700],
    appBorderRadius: 4,
    barBg: ink[900],
    barTextColor: ink[400],
    barSelectedColor: pine[300],
    barHoverColor: pine[300],
    textColor: ink[100],
    textMutedColor: ink[400],
  }),
};
