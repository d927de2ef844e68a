import { chakra } from '@syndication/shared-ui/styling';
import { VisuallyHidden } from '@syndication/shared-ui/core';
import {
  findFilterOptions,
  type DealFilterName,
  type DealSelection,
  type FilterableDeal,
} from '@syndication/contract/ventures/deal-filters.rules';
import { useMemo } from 'react';

import { dealFilterFieldsRecipe } from './deal-filter-fields.recipe';

const Fields = chakra('div', dealFilterFieldsRecipe);

export interface DealFilterFieldsProps {
  /** All deals of the list, filtered or not: what they have in common cannot be chosen away. */
  deals: readonly FilterableDeal[];
  selection: DealSelection;
  onToggle: (name: DealFilterName, value: string) => void;
}

/** Checkboxes for what occurs in these deals, each with the number of deals that have it. */
export function DealFilterFields({ deals, selection, onToggle }: DealFilterFieldsProps) {
  const groups = useMemo(() => [...findFilterOptions(deals)], [deals]);
  return (
    <Fields>
      {groups.map(([label, options]) => (
        <fieldset key={label}>
          <legend>{label}</legend>
          <div className="options">
            {options.map(({ name, value, count }) => (
              <label key={name + value}>
                <input
                  type="checkbox"
                  checked={selection[name]?.includes(value) ?? false}
                  onChange={() => onToggle(name, value)}
                />
                <span>{value}</span>
                <span className="count">
                  {count}
                  <VisuallyHidden> {count === 1 ? 'deal' : 'deals'}</VisuallyHidden>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </Fields>
  );
}
