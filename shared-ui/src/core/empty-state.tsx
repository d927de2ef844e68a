import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { Heading } from './text';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    px: '4',
    py: { base: '10', md: '16' },
    textAlign: 'center',
    color: 'fg.muted',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border',
    borderRadius: 'lg',
  },
});

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** 1 where it is all that the page has. */
  level?: 1 | 2;
}

/** A list without entries: says so, and what to do next. */
export function EmptyState({ title, children, level = 2 }: EmptyStateProps) {
  return (
    <Frame>
      <Heading as={`h${level}`} size="md" color="fg">
        {title}
      </Heading>
      {children && <chakra.div maxW="prose">{children}</chakra.div>}
    </Frame>
  );
}
