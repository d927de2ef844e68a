/**
 * The raw colours: ink neutrals, one brand hue, one accent, and two for success and danger. Only
 * `semantic-tokens.ts` reads them; a component that names one of these is a mistake.
 */
export const palette = {
  ink: {
    0: '#ffffff',
    25: '#fafaf8',
    50: '#f4f4f0',
    100: '#eaeae5',
    200: '#dadad3',
    400: '#a7adb4',
    500: '#7d838a',
    600: '#5a6069',
    700: '#3a424c',
    750: '#2d343d',
    800: '#232930',
    850: '#1b2026',
    900: '#171b21',
    950: '#0f1216',
  },
  pine: {
    50: '#e7f1ee',
    100: '#a6cac3',
    200: '#9bd7cf',
    300: '#83cbc1',
    500: '#5f9089',
    600: '#2d5b56',
    700: '#0f524f',
    750: '#0e4644',
    800: '#0a3533',
    850: '#072a28',
    900: '#122b29',
    950: '#06201e',
  },
  clay: {
    50: '#fbeee0',
    100: '#e5bf97',
    200: '#f7c493',
    300: '#f0a662',
    600: '#6b4620',
    700: '#a0440a',
    800: '#843606',
    900: '#352414',
    950: '#2a1502',
  },
  red: {
    50: '#fdeceb',
    100: '#e9b1ac',
    200: '#f7b3ad',
    300: '#f2958c',
    600: '#6e302b',
    700: '#a8221b',
    800: '#8a1a14',
    900: '#371816',
    950: '#2d0704',
  },
  green: {
    50: '#e4f2e8',
    100: '#add3ba',
    300: '#8fd3a6',
    600: '#2d5c3c',
    700: '#1e6138',
    900: '#16301f',
  },
} as const;

type Palette = typeof palette;

/** A step of the palette by name: `pine.700`. */
export type PaletteColor = {
  [Hue in keyof Palette]: `${Hue}.${Extract<keyof Palette[Hue], number>}`;
}[keyof Palette];
