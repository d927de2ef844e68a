import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** An inline link. For a router link: `<Link asChild><RouterLink to="…">…</RouterLink></Link>`. */
export const Link = chakra('a', {
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

/** A link to another site, in a new tab. `href` must have passed `toSafeHref`. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  );
}
