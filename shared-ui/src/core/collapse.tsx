import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { chakra } from '../styling';
import { collapseRecipe } from './collapse.recipe';

const Frame = chakra('div', collapseRecipe);

export interface CollapseProps {
  isOpen: boolean;
  /** Has its distance to the content above as padding: closed, it takes no space. */
  children: ReactNode;
}

/** A control that took the focus while it had no height yet may lie below the screen or a fixed bar. */
function showFocused(frame: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused && frame?.contains(focused)) focused.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Opens and closes its content in place, in 300 ms (section 9); at once where less motion is wished.
 * Closing content takes neither focus nor clicks, closed content is not there. Put it beside what opens
 * it into one element, not into a grid with gaps, which would keep a gap for it.
 */
export function Collapse({ isOpen, children }: CollapseProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const isMoving = wasOpen !== isOpen;

  useLayoutEffect(() => {
    if (!isMoving) return;
    let isCurrent = true;
    const settle = () => {
      if (!isCurrent) return;
      setWasOpen(isOpen);
      if (isOpen) showFocused(frame.current);
    };
    const transitions = frame.current?.getAnimations?.() ?? [];
    if (transitions.length === 0) settle();
    else void Promise.allSettled(transitions.map(({ finished }) => finished)).then(settle);
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isMoving]);

  return (
    <Frame
      ref={frame}
      data-open={isOpen || undefined}
      data-moving={isMoving || undefined}
      inert={!isOpen}
    >
      <div>{(isOpen || wasOpen) && children}</div>
    </Frame>
  );
}
