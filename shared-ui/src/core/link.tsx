import type { ReactNode } from 'react';

import { chakra } from '../styling';
import { linkRecipe } from './link.recipe';

/**
 * A link within a text; with `isStandalone` one that is no part of a sentence, which a finger finds more easily. For a
 * router link: `<Link asChild><RouterLink to="…">…</RouterLink></Link>`.
 */
export const Link = chakra('a', linkRecipe);

export interface ExternalLinkProps {
  href: string;
  isStandalone?: boolean;
  children: ReactNode;
}

/** A link to another site, in a new tab. `href` must have passed `toSafeHref`. */
export function ExternalLink(link: ExternalLinkProps) {
  return <Link target="_blank" rel="noopener noreferrer" {...link} />;
}
