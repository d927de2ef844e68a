/** The styling factory of Chakra, for the design library and the apps: the only way to it. */
export {
  chakra,
  defineRecipe,
  defineSlotRecipe,
  useSlotRecipe,
  type HTMLChakraProps,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
