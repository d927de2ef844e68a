import { defineRecipe } from '../styling';

/** What a member types into or picks from: an input, a text area. */
export const controlRecipe = defineRecipe({
  base: {
    display: 'block',
    width: 'full',
    minHeight: '11',
    px: '3',
    bg: 'bg.panel',
    color: 'fg',
    // 16 px at least: phones zoom into smaller fields.
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'brand.fg' },
    '&[aria-invalid=true]': {
      borderColor: 'danger.fg',
      boxShadow: 'inset 0 0 0 1px {colors.danger.fg}',
    },
    // Browsers treat a file field as read-only.
    '&:read-only:not(select, [type=file]), &:disabled': {
      bg: 'bg.subtle',
      borderColor: 'border',
      borderStyle: 'dashed',
    },
    _disabled: { color: 'fg.muted', cursor: 'not-allowed', opacity: '1' },
  },
});
