import { chakra } from '@chakra-ui/react';

/** Sections and, on a wide screen, the panel beside them. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '6' },
    gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) 20rem' },
    alignItems: 'start',
  },
});
