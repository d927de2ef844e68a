import { chakra } from '@syndication/shared-ui/styling';

import { besideRecipe, deskRecipe } from './desk.recipe';

/** Wraps the deals page, to use the whole width of a wide window. */
export const DealsLayout = chakra('div', deskRecipe);

/** The list, and a deal beside it where there is room. */
export const ListAndPeek = chakra('div', besideRecipe);
