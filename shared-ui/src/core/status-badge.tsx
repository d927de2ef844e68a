import { chakra } from '@chakra-ui/react';

/** A short state in a pill. The words carry the meaning; the tone only supports it. */
export const StatusBadge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '2',
    py: '0.5',
    borderWidth: '1px',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.subtle', color: 'fg.muted', borderColor: 'border' },
      brand: { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border' },
      accent: { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.border' },
      success: { bg: 'success.subtle', color: 'success.fg', borderColor: 'success.border' },
      danger: { bg: 'danger.subtle', color: 'danger.fg', borderColor: 'danger.border' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
