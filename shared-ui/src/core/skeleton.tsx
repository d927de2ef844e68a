import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A grey stand-in with the measures of what is coming. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    height: '1em',
    bg: 'bg.muted',
    borderRadius: 'sm',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});

/** Wraps the skeletons of one panel: hidden from screen readers, which hear `label` once. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
