import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { Heading } from './text';

export interface PageHeaderProps {
  title: ReactNode;
  /** A line below the title: a count, a date, a company's website. */
  detail?: ReactNode;
  /** Buttons at the far end; below the title on a phone. */
  actions?: ReactNode;
}

/** The one h1 of a screen. */
export function PageHeader({ title, detail, actions }: PageHeaderProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      justifyContent="space-between"
      gap="4"
      mb="6"
    >
      <div>
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        {detail && (
          <chakra.div color="fg.muted" mt="1">
            {detail}
          </chakra.div>
        )}
      </div>
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {actions}
        </chakra.div>
      )}
    </chakra.div>
  );
}
