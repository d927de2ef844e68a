import { chakra } from '../styling';
import { buttonRecipe } from './button.recipe';

/** What can be pressed: `solid` for the one main action, `accent` for what wants attention. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link that looks like a button; `asChild` with a router link inside the app. */
export const ButtonLink = chakra('a', buttonRecipe);
