import { fontFamilies } from './fonts';
import { palette } from './palette';

const values = <K extends string | number>(scale: Record<K, string>) =>
  Object.fromEntries(
    Object.entries<string>(scale).map(([name, value]) => [name, { value }]),
  ) as Record<K, { value: string }>;

const colors = Object.fromEntries(
  Object.entries(palette).map(([hue, steps]) => [hue, values<string>(steps)]),
);

/** The 4-px grid; names are quarters of a rem, as everywhere in Chakra. */
export const SPACE_STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64,
] as const;
const spacing = Object.fromEntries(
  SPACE_STEPS.map((step) => [step, { value: step === 0 ? '0' : `${step / 4}rem` }]),
);

/** The raw scales. Colours are used through `semantic-tokens.ts`, the rest by these names. */
export const tokens = {
  colors,
  spacing,
  sizes: {
    ...spacing,
    // About 65 characters of our font; `ch` would be those of whichever font is there at the moment.
    ...values({ full: '100%', form: '40rem', prose: '40em', page: '75rem' }),
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
    xl: '1.25rem',
    '2xl': '1.75rem',
    '3xl': '2.125rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ tight: '1.2', snug: '1.35', normal: '1.5' }),
  radii: values({ sm: '3px', md: '5px', lg: '8px', full: '9999px' }),
  shadows: {
    raised: { value: '0 1px 2px light-dark(rgb(23 27 33 / 6%), transparent)' },
    overlay: { value: '0 12px 40px rgb(0 0 0 / 28%)' },
  },
  /** 150 ms for overlays, 300 ms for collapse and fade (section 9). */
  durations: values({ overlay: '150ms', collapse: '300ms' }),
  zIndex: values({ skip: '20', dropdown: '10', docked: '5' }),
};
