import { chakra } from '@chakra-ui/react';
import { DEAL_SORTS, type DealSort } from '@syndication/contract/ventures/deal-list.rules';
import { useEffect, useId, useRef } from 'react';

import { Select } from '@syndication/shared-ui/core';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '3',
    columnGap: '4',
    alignItems: 'end',
    '& > div': { display: 'grid', gap: '1', flex: { base: '1 1 100%', sm: '0 1 20rem' } },
    '& label': { fontSize: 'sm', fontWeight: 'medium' },
    '& input': {
      width: 'full',
      minH: '11',
      px: '3',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      _hover: { borderColor: 'brand.fg' },
    },
    '& kbd': {
      display: { base: 'none', lg: 'inline' },
      ms: '2',
      px: '1.5',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'sm',
      color: 'fg.muted',
      fontSize: 'xs',
      lineHeight: 'tight',
    },
  },
});

const isEditing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` anywhere on the page goes to the filter, unless something else is being typed. */
function useSlashFocus() {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || hasModifier || isEditing(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
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
}

/** The text filter on company names and the sort selector of the deals list. */
export function DealFilters({ filter, onFilterChange, sort, onSortChange }: DealFiltersProps) {
  const filterId = useId();
  const sortId = useId();
  const input = useSlashFocus();
  return (
    <Bar role="search" aria-label="Deals">
      <div>
        <span>
          <label htmlFor={filterId}>Filter by company name</label>
          <kbd aria-hidden>/</kbd>
        </span>
        <input
          ref={input}
          id={filterId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          value={filter}
          onChange={(event) => onFilterChange(event.target.value)}
        />
      </div>
      <div>
        <label htmlFor={sortId}>Sort by</label>
        <Select
          id={sortId}
          value={sort}
          onChange={(event) => onSortChange(event.target.value as DealSort)}
        >
          {Object.entries(DEAL_SORTS).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </Bar>
  );
}
