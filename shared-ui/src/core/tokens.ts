import { fontFamilies } from './fonts';

/** A colour for the light and one for the dark scheme; the browser picks by `color-scheme`. */
const pair = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` });

const values = <K extends string | number>(scale: Record<K, string>) =>
  Object.fromEntries(
    Object.entries<string>(scale).map(([name, value]) => [name, { value }]),
  ) as Record<K, { value: string }>;

/** Ink neutrals, one brand hue for what can be pressed, one accent for what wants attention. */
const colors = {
  bg: {
    DEFAULT: pair('#f7f6f2', '#101418'),
    panel: pair('#ffffff', '#181d23'),
    subtle: pair('#f1efe9', '#1f252c'),
    muted: pair('#e6e3da', '#2a313a'),
    shaded: pair('#f3ece0', '#272219'),
  },
  fg: {
    DEFAULT: pair('#191d24', '#ecebe6'),
    muted: pair('#565c66', '#a9afb9'),
    inverted: pair('#ffffff', '#0c1013'),
  },
  border: {
    DEFAULT: pair('#dfdbd1', '#2f3741'),
    strong: pair('#83868d', '#717a87'),
  },
  brand: {
    solid: pair('#0f4c4a', '#7cc7bd'),
    hover: pair('#0a3836', '#9bd7cf'),
    contrast: pair('#ffffff', '#06211f'),
    fg: pair('#0f5451', '#8bd0c7'),
    subtle: pair('#e3efec', '#16302e'),
    border: pair('#a9cbc5', '#2d5b56'),
  },
  accent: {
    solid: pair('#a8480b', '#f0a662'),
    hover: pair('#8a3a07', '#f6bd88'),
    contrast: pair('#ffffff', '#2a1502'),
    fg: pair('#97400a', '#f2b077'),
    subtle: pair('#fbeddd', '#3a2612'),
    border: pair('#e5bf97', '#6b4620'),
  },
  danger: {
    solid: pair('#b3261e', '#f2958c'),
    hover: pair('#8f1c16', '#f7b3ad'),
    contrast: pair('#ffffff', '#2d0704'),
    fg: pair('#a8221b', '#f5a39b'),
    subtle: pair('#fdecea', '#3a1815'),
    border: pair('#e9b1ac', '#6e302b'),
  },
  success: {
    fg: pair('#1e6138', '#8fd3a6'),
    subtle: pair('#e4f2e8', '#16301f'),
    border: pair('#add3ba', '#2d5c3c'),
  },
};

/** The 4-px grid; names are quarters of a rem, as everywhere in Chakra. */
const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64,
];
const spacing = Object.fromEntries(
  steps.map((step) => [step, { value: step === 0 ? '0' : `${step / 4}rem` }]),
);

export const tokens = {
  colors,
  spacing,
  sizes: {
    ...spacing,
    ...values({ full: '100%', form: '40rem', prose: '65ch', page: '75rem' }),
  },
  fonts: {
    body: { value: fontFamilies.sans },
    heading: { value: fontFamilies.serif },
    mono: { value: 'ui-monospace, monospace' },
  },
  fontSizes: values({
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': '2.125rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ tight: '1.2', snug: '1.35', normal: '1.5' }),
  radii: values({ sm: '4px', md: '6px', lg: '10px', full: '9999px' }),
  shadows: {
    raised: { value: '0 1px 2px light-dark(rgb(25 29 36 / 6%), transparent)' },
    overlay: { value: '0 12px 40px rgb(0 0 0 / 28%)' },
  },
  /** 150 ms for overlays, 300 ms for collapse and fade (section 9). */
  durations: values({ overlay: '150ms', collapse: '300ms' }),
  zIndex: values({ skip: '20', dropdown: '10' }),
};
