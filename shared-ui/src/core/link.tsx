import type { ReactNode } from 'react';

import { chakra } from '../styling';
import { linkRecipe } from './link.recipe';

/** An inline link. For a router link: `<Link asChild><RouterLink to="…">…</RouterLink></Link>`. */
export const Link = chakra('a', linkRecipe);

/** A link to another site, in a new tab. `href` must have passed `toSafeHref`. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  );
}
