import { useState } from 'react';

import { chakra } from '../styling';
import { palette, type PaletteColor } from '../theme/palette';
import { semanticColors } from '../theme/semantic-tokens';

export type Scheme = 'light' | 'dark';

const Copy = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'md',
    '& > i': {
      display: 'block',
      height: '12',
      mb: '1',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      forcedColorAdjust: 'none',
    },
    '& code': { display: 'block', fontFamily: 'mono', color: 'fg.muted' },
  },
});

interface ColourSwatchProps {
  name: string;
  hex: string;
  /** How it stands out, and from what: `7.1:1 on panel`. */
  contrast?: string | undefined;
}

/** A colour with its value; pressing it copies that. */
export function ColourSwatch({ name, hex, contrast }: ColourSwatchProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(hex).then(() => setIsCopied(true));
  };
  return (
    <Copy type="button" title={`Copy ${hex}`} onClick={copy} onBlur={() => setIsCopied(false)}>
      <i style={{ background: hex }} />
      {name}
      <code>{isCopied ? 'Copied' : hex}</code>
      {contrast}
    </Copy>
  );
}

const hexOf = (color: PaletteColor): string => {
  const [hue, step] = color.split('.') as [keyof typeof palette, string];
  return (palette[hue] as Record<string, string>)[step] ?? '';
};

/** Both colours of a use, as the tokens have them. */
export function hexIn(scheme: Scheme, { value }: { value: string }): string {
  const [light, dark] = [...value.matchAll(/\{colors\.([\w.]+)\}/g)].map(([, color]) => color);
  return hexOf((scheme === 'light' ? light : dark) as PaletteColor);
}

/** Relative luminance (WCAG 2.2). */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours (WCAG 2.2), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What a use must stand out from: text from the panel, a solid ground from the text on it. */
export function contrastIn(scheme: Scheme, role: keyof typeof semanticColors, shade: string) {
  const uses: Record<string, { value: string } | undefined> = semanticColors[role];
  const own = uses[shade];
  if (!own || role === 'bg' || ['subtle', 'contrast'].includes(shade)) return undefined;
  const isGround = shade === 'solid' || shade === 'hover';
  const other = (isGround && uses['contrast']) || semanticColors.bg.panel;
  const ratio = contrastOf(hexIn(scheme, own), hexIn(scheme, other));
  return `${ratio.toFixed(1)}:1 ${isGround ? 'under its text' : 'on a panel'}`;
}
