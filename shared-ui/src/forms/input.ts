import { chakra } from '@chakra-ui/react';

/** The bare control of every text field. Its style travels with this group, not with the theme. */
export const Input = chakra('input', {
  base: {
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
    _hover: { borderColor: 'fg.muted' },
    '&[aria-invalid=true]': { borderColor: 'danger.fg' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
});
