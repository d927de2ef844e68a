import { chakra } from '@syndication/shared-ui/styling';

import { besideRecipe, deskRecipe } from './desk.recipe';

/** Around all of the deals page: the width of the window where that is wide. */
export const Desk = chakra('div', deskRecipe);

/** The list, and a deal beside it where there is room. */
export const Beside = chakra('div', besideRecipe);
