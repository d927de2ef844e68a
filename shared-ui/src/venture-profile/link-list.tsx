import { chakra } from '@chakra-ui/react';

import { linkListRecipe } from './link-list.recipe';

const List = chakra('ul', linkListRecipe);

export interface ListedLink {
  name: string;
  /** Must have passed `toSafeHref`. */
  href: string;
}

/** Links to other sites, each as large as a finger, named, with the host where it leads. */
export function LinkList({ links, label }: { links: readonly ListedLink[]; label: string }) {
  return (
    <List aria-label={label}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <span className="name">{name}</span>{' '}
            <span className="host">{new URL(href).hostname.replace(/^www\./, '')}</span>
          </a>
        </li>
      ))}
    </List>
  );
}
