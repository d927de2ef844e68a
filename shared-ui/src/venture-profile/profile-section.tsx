import { useId, type ReactNode } from 'react';

import { Heading } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '../styling';
import { profileRecipe } from './profile.recipe';

export interface ProfileSectionProps {
  title: string;
  /** Level of the title, one below the company's name. */
  level: 2 | 3;
  /** `card` is one of several side by side; other sections take the whole width. */
  kind?: 'wide' | 'card';
  children: ReactNode;
}

/** One titled section of a venture's sheet. */
export function ProfileSection({ title, level, kind = 'wide', children }: ProfileSectionProps) {
  const styles = useSlotRecipe({ recipe: profileRecipe })();
  const titleId = useId();
  return (
    <chakra.section css={styles.section} data-kind={kind} aria-labelledby={titleId}>
      <Heading id={titleId} as={`h${level}`} size="md">
        {title}
      </Heading>
      <chakra.div css={styles.facts}>{children}</chakra.div>
    </chakra.section>
  );
}
