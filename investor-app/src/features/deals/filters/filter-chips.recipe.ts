import { defineSlotRecipe } from '@syndication/shared-ui/styling';

export const filterChipsRecipe = defineSlotRecipe({
  slots: ['root', 'chip'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      '& > ul': { display: 'contents', listStyle: 'none' },
    },
    chip: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '8',
      maxW: 'full',
      ps: '3',
      pe: '2',
      py: '1',
      bg: 'brand.subtle',
      color: 'brand.fg',
      borderWidth: '1px',
      borderColor: 'brand.border',
      borderRadius: 'md',
      fontSize: 'sm',
      fontWeight: 'medium',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      transition: 'border-color 150ms',
      _hover: { borderColor: 'brand.fg' },
      '@media (pointer: coarse)': { minH: '11' },
      '& > svg': { width: '3', height: '3', flexShrink: '0' },
    },
  },
});
