import { defineRecipe } from '../styling';

export const selectRecipe = defineRecipe({
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
