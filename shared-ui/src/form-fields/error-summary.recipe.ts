import { defineRecipe } from '@chakra-ui/react';

/** One line that opens to the list of what is wrong. */
export const errorSummaryRecipe = defineRecipe({
  base: {
    color: 'fg',
    fontSize: 'sm',
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      color: 'danger.fg',
      fontWeight: 'semibold',
      cursor: 'pointer',
      borderRadius: 'sm',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary::after': {
      content: '""',
      width: '2',
      height: '2',
      mt: '-1',
      borderEndWidth: '2px',
      borderBottomWidth: '2px',
      borderColor: 'currentColor',
      transform: 'rotate(45deg)',
      transition: 'transform 150ms',
    },
    '& details[open] summary::after': { transform: 'rotate(225deg)', mt: '1' },
    '& ul': { listStyle: 'none', maxH: '12rem', overflowY: 'auto', pb: '1' },
    '& li button': {
      display: 'block',
      width: 'full',
      minH: '9',
      py: '1.5',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: 'sm',
      '@media (pointer: coarse)': { minH: '11' },
    },
    '& li .field': { color: 'brand.fg', fontWeight: 'semibold', textDecoration: 'underline' },
    '& li .text': { color: 'fg.muted' },
  },
});
