import { useId, useState, type ReactNode } from 'react';

import { Box, Button, Collapse, Panel } from '@syndication/shared-ui/core';
import { Dialog } from '@syndication/shared-ui/dialogs';

import { useIsNarrow } from '../table/use-is-narrow';

/** State of the Filters button and of what it opens. */
export function useFilterDisclosure() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useIsNarrow();
  return { id, isOpen, setIsOpen, isNarrow };
}

export type FilterDisclosure = ReturnType<typeof useFilterDisclosure>;

interface FilterButtonProps {
  disclosure: FilterDisclosure;
  /** How many filters are in use. */
  count: number;
}

/** Opens and closes the filters; says how many are in use. */
export function FilterButton({ disclosure, count }: FilterButtonProps) {
  const { id, isOpen, setIsOpen, isNarrow } = disclosure;
  return (
    <Button
      variant="outline"
      aria-expanded={isNarrow ? undefined : isOpen}
      aria-haspopup={isNarrow ? 'dialog' : undefined}
      aria-controls={isOpen && !isNarrow ? id : undefined}
      onClick={() => setIsOpen(!isOpen)}
    >
      {count > 0 ? `Filters (${count})` : 'Filters'}
    </Button>
  );
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
