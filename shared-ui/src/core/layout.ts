import { chakra } from '@chakra-ui/react';

export {
  AbsoluteCenter,
  Box,
  Center,
  Flex,
  Grid,
  HStack,
  Stack,
  VisuallyHidden,
  VStack,
  Wrap,
} from '@chakra-ui/react';

/** A sheet of paper on the page: the frame of every block of content. */
export const Panel = chakra('section', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'raised',
    p: { base: '4', md: '6' },
  },
});
