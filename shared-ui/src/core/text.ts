import { chakra } from '../styling';
import { headingRecipe, textRecipe } from './text.recipe';

/** Titles and company names, in the serif. Choose the level with `as`, the look with `size`. */
export const Heading = chakra('h2', headingRecipe);

/** Running text; `tone` says how loud, `size` how large. */
export const Text = chakra('p', textRecipe);
