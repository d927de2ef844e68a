import type { ReactNode } from 'react';

import { chakra, useSlotRecipe } from '../styling';
import { pageHeaderRecipe } from './page-header.recipe';
import { Heading } from './text';

export interface PageHeaderProps {
  title: ReactNode;
  /** A line below the title: a count, a date, a company's website. */
  detail?: ReactNode;
  /** Buttons or filters at the far end; below the title on a phone. */
  actions?: ReactNode;
}

/** The one h1 of a screen. */
export function PageHeader({ title, detail, actions }: PageHeaderProps) {
  const styles = useSlotRecipe({ recipe: pageHeaderRecipe })();
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.titles}>
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        {detail && <chakra.div css={styles.detail}>{detail}</chakra.div>}
      </chakra.div>
      {actions && <chakra.div css={styles.actions}>{actions}</chakra.div>}
    </chakra.div>
  );
}
