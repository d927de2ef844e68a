import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { Button } from './button';

const Sheet = chakra('div', {
  base: {
    position: 'absolute',
    insetEnd: '0',
    top: 'calc(100% + 4px)',
    zIndex: 'dropdown',
    minW: '14rem',
    maxW: 'calc(100vw - 2rem)',
    display: 'grid',
    gap: '2',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'raised',
  },
});

export interface DisclosureMenuProps {
  /** What the button says. */
  label: ReactNode;
  /** Shown while open. */
  children: ReactNode;
}

/** A button that opens a small sheet below it; Escape, leaving it and a click elsewhere close it. */
export function DisclosureMenu({ label, children }: DisclosureMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event): void => {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <chakra.div ref={frame} position="relative">
      <Button
        ref={button}
        variant="ghost"
        px={{ base: '2', md: '4' }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        {label}
        <span aria-hidden>▾</span>
      </Button>
      {isOpen && <Sheet id={id}>{children}</Sheet>}
    </chakra.div>
  );
}
