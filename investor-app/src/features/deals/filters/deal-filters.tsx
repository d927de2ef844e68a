import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { areShortcutsOn } from '@syndication/contract/host/shortcuts';
import { DEAL_SORTS, type DealSort } from '@syndication/contract/ventures/deal-list.rules';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { Select } from '@syndication/shared-ui/core';

import { dealFiltersRecipe } from './deal-filters.recipe';

const isEditing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * `/` anywhere on the page goes to the filter, unless something else is being typed. A layout
 * effect: the key works from the moment at which the filter can be seen.
 */
function useSlashFocus() {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || hasModifier || isEditing(event.target)) return;
      if (!areShortcutsOn() || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      ref.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return ref;
}

export interface DealFiltersProps {
  filter: string;
  onFilterChange: (filter: string) => void;
  sort: DealSort;
  onSortChange: (sort: DealSort) => void;
  /** What else can be done with the list: further filters, views. */
  children?: ReactNode;
}

/** The search and the sort selector of the deals list. */
export function DealFilters(props: DealFiltersProps) {
  const { filter, onFilterChange, sort, onSortChange, children } = props;
  const styles = useSlotRecipe({ recipe: dealFiltersRecipe })();
  const input = useSlashFocus();
  const hasShortcut = areShortcutsOn();
  return (
    <chakra.div css={styles.root} role="search" aria-label="Deals">
      <chakra.div css={styles.search}>
        <input
          ref={input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label="Search deals"
          aria-keyshortcuts={hasShortcut ? '/' : undefined}
          placeholder="Company, place, person…"
          value={filter}
          onChange={(event) => onFilterChange(event.target.value)}
        />
        <svg viewBox="0 0 20 20" aria-hidden>
          <path d="M13 13l5 5M8.5 2.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z" strokeLinecap="round" />
        </svg>
        {hasShortcut && <kbd aria-hidden>/</kbd>}
      </chakra.div>
      <Select
        aria-label="Sort by"
        value={sort}
        onChange={(event) => onSortChange(event.target.value as DealSort)}
      >
        {Object.entries(DEAL_SORTS).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      {children}
    </chakra.div>
  );
}
