import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useLayoutEffect, useRef } from 'react';

import { Button } from '@syndication/shared-ui/core';
import { filterChipsRecipe } from './filter-chips.recipe';

export interface FilterChip {
  id: string;
  /** What it lets through, in the words of the filter: `Massachusetts`, `Not voted yet`. */
  label: string;
}

export interface FilterChipsProps {
  /** Names the group to screen readers: `Filters in use`. */
  label: string;
  chips: readonly FilterChip[];
  onRemove: (id: string) => void;
  onClearAll: () => void;
}

/**
 * The filters in use, each a button that takes it away. Focus then moves to the next one, and from the last to the
 * one before; from the only one, the parent decides where focus goes.
 */
export function FilterChips({ label, chips, onRemove, onClearAll }: FilterChipsProps) {
  const styles = useSlotRecipe({ recipe: filterChipsRecipe })();
  const frame = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (nextFocus.current === null) return;
    const buttons = frame.current?.querySelectorAll<HTMLElement>('li > button');
    const last = (buttons?.length ?? 0) - 1;
    const target = buttons?.[Math.min(nextFocus.current, last)];
    (target ?? frame.current)?.focus();
    nextFocus.current = null;
  }, [chips]);

  const remove = (index: number, id: string) => {
    nextFocus.current = index;
    onRemove(id);
  };
  const clear = () => {
    nextFocus.current = 0;
    onClearAll();
  };

  return (
    <chakra.div ref={frame} css={styles.root} role="group" aria-label={label} tabIndex={-1}>
      {chips.length > 0 && (
        <ul>
          {chips.map(({ id, label: text }, index) => (
            <li key={id}>
              <chakra.button
                type="button"
                css={styles.chip}
                aria-label={`Remove filter: ${text}`}
                onClick={() => remove(index, id)}
              >
                {text}
                <svg viewBox="0 0 12 12" stroke="currentColor" strokeWidth="1.8" aria-hidden>
                  <path d="M2 2l8 8M10 2l-8 8" strokeLinecap="round" />
                </svg>
              </chakra.button>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 1 && (
        <Button variant="ghost" size="sm" onClick={clear}>
          Clear all
        </Button>
      )}
    </chakra.div>
  );
}
