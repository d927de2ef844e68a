import { semanticColors } from '../theme/semantic-tokens';
import { contrastOf, hexIn, type Scheme } from './colour-swatch';

it('computes the contrast of two colours', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#0a3533', '#0a3533')).toBe(1);
});

const { bg, fg, border, brand, accent, danger, success } = semanticColors;
const grounds = [bg.DEFAULT, bg.panel, bg.subtle];
const texts = {
  fg,
  brand: { fg: brand.fg },
  accent: { fg: accent.fg },
  danger: { fg: danger.fg },
  success: { fg: success.fg },
};

describe.each<Scheme>(['light', 'dark'])('in the %s scheme', (scheme) => {
  it.each(
    Object.entries(texts).flatMap(([role, shades]) =>
      Object.entries(shades).map(([shade, pair]) => [`${role}.${shade}`, pair] as const),
    ),
  )('%s can be read on panel, page and quiet area', (_, pair) => {
    for (const ground of grounds) {
      expect(contrastOf(hexIn(scheme, pair), hexIn(scheme, ground))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('the edge of a control can be seen', () => {
    const edge = hexIn(scheme, border.strong);
    expect(contrastOf(edge, hexIn(scheme, bg.panel))).toBeGreaterThanOrEqual(3);
  });
});
