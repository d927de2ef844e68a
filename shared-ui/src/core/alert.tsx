import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderInlineStartWidth: '4px',
    borderRadius: 'md',
  },
  variants: {
    status: {
      info: { bg: 'brand.subtle', borderColor: 'brand.border' },
      success: { bg: 'success.subtle', borderColor: 'success.border' },
      warning: { bg: 'accent.subtle', borderColor: 'accent.border' },
      error: { bg: 'danger.subtle', borderColor: 'danger.border' },
    },
  },
});

export interface AlertProps {
  status: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
}

/** A message in the flow of the page; failures interrupt a screen reader, the rest waits. */
export function Alert({ status, title, children }: AlertProps) {
  return (
    <Frame status={status} role={status === 'error' ? 'alert' : 'status'}>
      {title && <chakra.p fontWeight="semibold">{title}</chakra.p>}
      {children && <chakra.div fontSize="sm">{children}</chakra.div>}
    </Frame>
  );
}
