import { chakra } from '@chakra-ui/react';
import { useId, useRef, type PointerEvent, type MouseEvent, type ReactNode } from 'react';

import { Button, Heading } from '@syndication/shared-ui/core';
import { useModal } from './use-modal';

const Sheet = chakra('dialog', {
  base: {
    m: 'auto',
    p: '0',
    width: 'calc(100% - 2rem)',
    maxHeight: 'calc(100dvh - 2rem)',
    overflow: 'auto',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'overlay',
    animation: 'rise 150ms ease-out',
    _backdrop: { bg: 'rgb(12 16 19 / 55%)', animation: 'appear 150ms ease-out' },
    _focusVisible: { outline: 'none' },
  },
  variants: {
    size: { sm: { maxW: '26rem' }, md: { maxW: '34rem' }, lg: { maxW: '48rem' } },
  },
  defaultVariants: { size: 'md' },
});

export interface DialogProps {
  isOpen: boolean;
  title: string;
  /** Escape, a click outside, the close button. Never called while `isBlocking`. */
  onClose: () => void;
  /** Neither Escape nor a click outside dismisses it; only the actions do. */
  isBlocking?: boolean;
  size?: 'sm' | 'md' | 'lg';
  /** The buttons at the foot; without any there is a close button at the top. */
  actions?: ReactNode;
  children: ReactNode;
}

function OpenDialog({
  title,
  onClose,
  isBlocking = false,
  size = 'md',
  actions,
  children,
}: DialogProps) {
  const ref = useModal({ isBlocking, onClose });
  const titleId = useId();
  const pressedOutside = useRef(false);
  const isOutside = (event: MouseEvent | PointerEvent) => event.target === ref.current;
  return (
    <Sheet
      ref={ref}
      size={size}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (!isBlocking && pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      <chakra.div p={{ base: '4', md: '6' }} display="grid" gap="4">
        <chakra.div display="flex" alignItems="start" justifyContent="space-between" gap="4">
          <Heading id={titleId} size="lg">
            {title}
          </Heading>
          {!actions && !isBlocking && (
            <Button variant="ghost" size="sm" onClick={onClose}>
              Close
            </Button>
          )}
        </chakra.div>
        <div>{children}</div>
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </Sheet>
  );
}

/** A modal dialog on the browser's own `<dialog>`. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}
