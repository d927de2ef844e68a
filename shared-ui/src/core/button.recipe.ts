import { defineRecipe } from '../styling';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    // For a text of several lines; the minimum height of a button includes it around an icon.
    py: '1',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
    '@media (pointer: coarse)': { minH: '11' },
    // Nothing can be pressed on paper.
    '@media print': { display: 'none' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
  },
  variants: {
    size: {
      sm: { minH: '9', px: '3', fontSize: 'sm' },
      md: { minH: '11', px: '5', fontSize: 'md' },
    },
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.hover' } },
      accent: { bg: 'accent.solid', color: 'accent.contrast', _hover: { bg: 'accent.hover' } },
      danger: { bg: 'danger.solid', color: 'danger.contrast', _hover: { bg: 'danger.hover' } },
      outline: {
        bg: 'bg.panel',
        color: 'brand.fg',
        borderColor: 'border.strong',
        _hover: { bg: 'brand.subtle', borderColor: 'brand.fg' },
      },
      ghost: { color: 'brand.fg', _hover: { bg: 'brand.subtle' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
