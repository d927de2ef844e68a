import type { ReactNode } from 'react';

import { chakra } from '../styling';
import { pageHeaderRecipe as look } from './page-header.recipe';
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
  return (
    <chakra.div css={look.root}>
      <chakra.div css={look.titles}>
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        {detail && <chakra.div css={look.detail}>{detail}</chakra.div>}
      </chakra.div>
      {actions && <chakra.div css={look.actions}>{actions}</chakra.div>}
    </chakra.div>
  );
}
