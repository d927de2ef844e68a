import { chakra } from '../styling';
import { controlRecipe } from './control.recipe';

/** The bare control of every field with one line. */
export const Input = chakra('input', controlRecipe);
