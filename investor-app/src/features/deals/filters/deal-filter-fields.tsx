import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { VisuallyHidden } from '@syndication/shared-ui/core';
import {
  type DealFilterName,
  type DealSelection,
  type FilterableDeal,
} from '@syndication/contract/ventures/deal-filters.rules';
import { findFilterOptions } from '@syndication/contract/ventures/deal-filter-options.rules';
import { useMemo } from 'react';

import { dealFilterFieldsRecipe } from './deal-filter-fields.recipe';

export interface DealFilterFieldsProps {
  /** All deals of the list, filtered or not: what they have in common cannot be chosen away. */
  deals: readonly FilterableDeal[];
  selection: DealSelection;
  onToggle: (name: DealFilterName, value: string) => void;
}

/** More values than this take a line of their own. */
const MANY = 8;

/** Checkboxes for what occurs in these deals, each with the number of deals that have it. */
export function DealFilterFields({ deals, selection, onToggle }: DealFilterFieldsProps) {
  const styles = useSlotRecipe({ recipe: dealFilterFieldsRecipe })();
  const groups = useMemo(() => [...findFilterOptions(deals)], [deals]);
  return (
    <chakra.div css={styles.root}>
      {groups.map(([label, options]) => (
        <chakra.fieldset
          key={label}
          css={options.length > MANY ? [styles.group, styles.many] : styles.group}
        >
          <legend>{label}</legend>
          <chakra.div css={styles.options}>
            {options.map(({ name, value, count }) => (
              <label key={name + value}>
                <input
                  type="checkbox"
                  checked={selection[name]?.includes(value) ?? false}
                  onChange={() => onToggle(name, value)}
                />
                <span>{value}</span>
                <chakra.span css={styles.count}>
                  {count}
                  <VisuallyHidden> {count === 1 ? 'deal' : 'deals'}</VisuallyHidden>
                </chakra.span>
              </label>
            ))}
          </chakra.div>
        </chakra.fieldset>
      ))}
    </chakra.div>
  );
}
