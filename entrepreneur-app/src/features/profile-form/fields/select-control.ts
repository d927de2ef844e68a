import { chakra } from '@syndication/shared-ui/styling';

import { controlRecipe } from '@syndication/shared-ui/forms';
import { selectControlRecipe } from './select-control.recipe';

/** The bare list, with the looks of every control of a form. */
export const SelectControl = chakra(chakra('select', controlRecipe), selectControlRecipe);
