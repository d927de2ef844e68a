import { Fragment } from 'react';

import { chakra } from '../styling';
import { linkListRecipe } from './link-list.recipe';

const List = chakra('ul', linkListRecipe);

export interface ListedLink {
  name: string;
  /** Must have passed `toSafeHref`. */
  href: string;
}

/** Breaks before it comes to the name of the site, if it has to. */
function Host({ href }: { href: string }) {
  const labels = new URL(href).hostname.replace(/^www\./, '').split('.');
  return labels.map((label, index) => (
    <Fragment key={index}>
      {index > 0 && '.'}
      {index > 0 && index < labels.length - 1 && <wbr />}
      {label}
    </Fragment>
  ));
}

/** Links to other sites, each as large as a finger, named, with the host where it leads. */
export function LinkList({ links, label }: { links: readonly ListedLink[]; label: string }) {
  return (
    <List aria-label={label}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <span className="name">{name}</span>{' '}
            <span className="host">
              <Host href={href} />
            </span>
          </a>
        </li>
      ))}
    </List>
  );
}
