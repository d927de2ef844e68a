import { toSafeHref } from '@syndication/contract/ventures/ventures.rules';

import type { ListedLink } from './link-list';

/** The links that are there and lead to the web, in their order. */
export function toListedLinks(links: readonly (readonly [string, string | null])[]): ListedLink[] {
  return links.flatMap(([name, link]) => {
    const href = toSafeHref(link);
    return href ? [{ name, href }] : [];
  });
}
