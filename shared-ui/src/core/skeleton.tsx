import type { ReactNode } from 'react';

import { VisuallyHidden } from './layout';
import { chakra } from '../styling';
import { skeletonRecipe } from './skeleton.recipe';

/** A grey stand-in with the measures of what is coming; one for each line or box. */
export const Skeleton = chakra('span', skeletonRecipe);

export interface SkeletonRegionProps {
  /** Said once to screen readers: `Loading deals`. */
  label: string;
  /** Skeletons in the shape of the panel; hidden from screen readers. */
  children: ReactNode;
}

/** Wraps the skeletons of one panel. */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  return (
    <div role="status" aria-busy="true" data-loading="">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
