import { chakra } from '@chakra-ui/react/styled-system';

import { panelRecipe } from './panel.recipe';

export { Box } from '@chakra-ui/react/box';
export { Center } from '@chakra-ui/react/center';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { HStack, Stack } from '@chakra-ui/react/stack';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export { Wrap } from '@chakra-ui/react/wrap';

/** Paper on the page: the frame of a block of content; `sheet` for the one that the page is about. */
export const Panel = chakra('section', panelRecipe);
