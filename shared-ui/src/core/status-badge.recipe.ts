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
    // Zoomed in so far that one has no line of its own: it wraps rather than leave the page.
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
