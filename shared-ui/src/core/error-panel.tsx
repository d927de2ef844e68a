import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import { Button } from './button';
import { Heading } from './text';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    p: { base: '4', md: '6' },
    bg: 'danger.subtle',
    borderWidth: '1px',
    borderColor: 'danger.border',
    borderRadius: 'lg',
  },
});

export interface ErrorPanelProps {
  title: string;
  /** What happened, what was kept and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** 1 where it is all that the page has. */
  level?: 1 | 2;
}

/** A panel or page that could not be shown. */
export function ErrorPanel({
  title,
  children,
  onRetry,
  isRetrying = false,
  level = 2,
}: ErrorPanelProps) {
  return (
    <Frame role="alert">
      <Heading as={`h${level}`} size="md" color="danger.fg">
        {title}
      </Heading>
      {children && <chakra.div>{children}</chakra.div>}
      {onRetry && (
        <Button variant="outline" onClick={onRetry} disabled={isRetrying}>
          {isRetrying ? 'Retrying…' : 'Retry'}
        </Button>
      )}
    </Frame>
  );
}
