import { defineRecipe } from '../styling';

export const statusBadgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '1.5',
    borderWidth: '1px',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1.375rem',
    whiteSpace: 'nowrap',
    // When zoomed in so far that it does not fit on one line, it wraps rather than overflow the page.
    '@media (max-width: 22rem)': { whiteSpace: 'normal' },
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
