import { chakra } from '@chakra-ui/react';

import { panelRecipe } from './panel.recipe';

export { Box, Center, Flex, Grid, HStack, Stack, VisuallyHidden, Wrap } from '@chakra-ui/react';

/** Paper on the page: the frame of a block of content; `sheet` for the one that the page is about. */
export const Panel = chakra('section', panelRecipe);
