import { useId, useRef, useState } from 'react';

import { Button } from '@syndication/shared-ui/core';

import { useIsNarrow } from '../use-media';

/** State of the Filters button and of what it opens. */
export function useFilterDisclosure() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const button = useRef<HTMLButtonElement>(null);
  // The first opening loads the content, which stays, so that closing is animated.
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return { id, isOpen, setIsOpen, isNarrow, button, wasOpened };
}

export type FilterDisclosure = ReturnType<typeof useFilterDisclosure>;

interface FilterButtonProps {
  disclosure: FilterDisclosure;
  /** How many filters are in use. */
  count: number;
}

/** Opens and closes the filters; says how many are in use. */
export function FilterButton({ disclosure, count }: FilterButtonProps) {
  const { id, isOpen, setIsOpen, isNarrow, button } = disclosure;
  return (
    <Button
      ref={button}
      variant="outline"
      px={{ base: '3', md: '5' }}
      aria-expanded={isNarrow ? undefined : isOpen}
      aria-haspopup={isNarrow ? 'dialog' : undefined}
      aria-controls={isOpen && !isNarrow ? id : undefined}
      onClick={() => setIsOpen(!isOpen)}
    >
      {count > 0 ? `Filters (${count})` : 'Filters'}
    </Button>
  );
}
