import type { ReactNode } from 'react';

import { chakra, useSlotRecipe } from '../styling';
import { emptyStateRecipe } from './empty-state.recipe';
import { Heading } from './text';

export interface EmptyStateProps {
  /** That there is nothing: `No Deals Found`. */
  title: string;
  /** Why, and what to do next: a sentence, a button, or both. */
  children?: ReactNode;
  /** 1 where it is all that the page has. */
  level?: 1 | 2;
}

/** A list without entries: says so, and what to do next. */
export function EmptyState({ title, children, level = 2 }: EmptyStateProps) {
  const styles = useSlotRecipe({ recipe: emptyStateRecipe })();
  return (
    <chakra.div css={styles.root}>
      <Heading as={`h${level}`} size="md" color="fg">
        {title}
      </Heading>
      {children && <chakra.div css={styles.next}>{children}</chakra.div>}
    </chakra.div>
  );
}
