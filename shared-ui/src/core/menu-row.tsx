import { chakra, type HTMLChakraProps } from '../styling';
import { menuPartRecipe, menuRowRecipe } from './menu-row.recipe';

/** A row of a `DisclosureMenu` that leads somewhere; `asChild` with a router link inside the app. */
export const MenuLink = chakra('a', menuRowRecipe);

const Row = chakra('button', menuRowRecipe);

/** A row of a `DisclosureMenu` that does something; the menu closes. */
export const MenuButton = (props: HTMLChakraProps<'button'>) => (
  <Row type="button" data-closes-menu {...props} />
);

/** Rows that belong together; a line sets them apart from those above. */
export const MenuPart = chakra('div', menuPartRecipe);
