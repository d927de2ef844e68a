import type { PaletteColor } from './palette';

/**
 * One colour for the light and one for the dark scheme; the browser picks by `color-scheme`, so
 * there is no script and no flash.
 */
const pair = (light: PaletteColor, dark: PaletteColor) => ({
  value: `light-dark({colors.${light}}, {colors.${dark}})`,
});

/** What a component may name: the use of a colour, never the colour. */
export const semanticColors = {
  /** Grounds, from the page up: page, sheet, quiet area, track, stale card. */
  bg: {
    DEFAULT: pair('ink.50', 'ink.950'),
    panel: pair('ink.0', 'ink.850'),
    subtle: pair('ink.25', 'ink.800'),
    muted: pair('ink.100', 'ink.750'),
    shaded: pair('clay.50', 'clay.900'),
  },
  fg: {
    DEFAULT: pair('ink.900', 'ink.100'),
    muted: pair('ink.600', 'ink.400'),
  },
  /** `strong` is for what must be seen to be used: the edge of a field or a button (3:1). */
  border: {
    DEFAULT: pair('ink.200', 'ink.750'),
    strong: pair('ink.500', 'ink.500'),
  },
  /** What can be pressed, what is chosen, and what is drawn of data. */
  brand: {
    solid: pair('pine.750', 'pine.300'),
    hover: pair('pine.800', 'pine.200'),
    contrast: pair('ink.0', 'pine.950'),
    fg: pair('pine.700', 'pine.300'),
    subtle: pair('pine.50', 'pine.900'),
    border: pair('pine.100', 'pine.600'),
  },
  /** What wants attention: Vote, Update due, a stale deal. */
  accent: {
    solid: pair('clay.700', 'clay.300'),
    hover: pair('clay.800', 'clay.200'),
    contrast: pair('ink.0', 'clay.950'),
    fg: pair('clay.700', 'clay.300'),
    subtle: pair('clay.50', 'clay.900'),
    border: pair('clay.100', 'clay.600'),
  },
  danger: {
    solid: pair('red.700', 'red.300'),
    hover: pair('red.800', 'red.200'),
    contrast: pair('ink.0', 'red.950'),
    fg: pair('red.700', 'red.300'),
    subtle: pair('red.50', 'red.900'),
    border: pair('red.100', 'red.600'),
  },
  success: {
    fg: pair('green.700', 'green.300'),
    subtle: pair('green.50', 'green.900'),
    border: pair('green.100', 'green.600'),
  },
};
