import { chakra } from '../styling';
import { selectRecipe } from './select.recipe';

/**
 * The platform's own dropdown: keyboard, touch and screen readers get what they know.
 * Name it with a label or `aria-label`.
 */
export const Select = chakra('select', selectRecipe);
