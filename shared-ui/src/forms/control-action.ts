import { chakra } from '../styling';
import { controlActionRecipe } from './control-action.recipe';

/** Around a control and what can be pressed at its end. */
export const ControlAction = chakra('div', controlActionRecipe);
