import { chakra } from '@chakra-ui/react';

/**
 * The platform's own dropdown: keyboard, touch and screen readers get what they know.
 * Name it with a label or `aria-label`.
 */
export const Select = chakra('select', {
  base: {
    minH: '11',
    ps: '3',
    pe: '8',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontSize: 'md',
    maxW: 'full',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    _hover: { borderColor: 'brand.fg' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
  },
});
