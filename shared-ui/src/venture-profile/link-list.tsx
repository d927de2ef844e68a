import { Fragment } from 'react';

import { chakra, useSlotRecipe } from '../styling';
import { linkListRecipe } from './link-list.recipe';

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
  const styles = useSlotRecipe({ recipe: linkListRecipe })();
  return (
    <chakra.ul css={styles.list} aria-label={label}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <chakra.a css={styles.link} href={href} target="_blank" rel="noopener noreferrer">
            <chakra.span css={styles.name}>{name}</chakra.span>{' '}
            <chakra.span css={styles.host}>
              <Host href={href} />
            </chakra.span>
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  );
}
