import { Box, Button, Collapse, Panel } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';
import { useEffect, type ReactNode } from 'react';

import type { FilterDisclosure } from './filter-disclosure';

/** Escape closes the sheet below the bar; a dialog does that by itself. */
function useCloseOnEscape({ isOpen, isNarrow, setIsOpen, button }: FilterDisclosure) {
  const isBelow = isOpen && !isNarrow;
  useEffect(() => {
    if (!isBelow) return;
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isBelow, setIsOpen, button]);
}

interface FilterSheetProps {
  disclosure: FilterDisclosure;
  /** What closes the sheet on a phone says: `Show 12 of 60 deals`. */
  closeLabel: string;
  children: ReactNode;
}

/** The filters below the bar where there is room, over the list where there is not. */
export function FilterSheet({ disclosure, closeLabel, children }: FilterSheetProps) {
  const { id, isOpen, setIsOpen, isNarrow } = disclosure;
  useCloseOnEscape(disclosure);
  if (isNarrow) {
    return (
      <Dialog
        isOpen={isOpen}
        title="Filters"
        onClose={() => setIsOpen(false)}
        actions={<Button onClick={() => setIsOpen(false)}>{closeLabel}</Button>}
      >
        {children}
      </Dialog>
    );
  }
  return (
    <Collapse isOpen={isOpen}>
      <Box pt="5">
        <Panel id={id} aria-label="Filters">
          {children}
        </Panel>
      </Box>
    </Collapse>
  );
}
