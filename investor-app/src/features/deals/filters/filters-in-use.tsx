import { describeFilter } from '@syndication/contract/ventures/deal-filter-options.rules';
import { DEAL_FILTER_NAMES } from '@syndication/contract/ventures/deal-filters.rules';

import type { DealListView } from '../use-deal-list-view';
import { FilterChips } from './filter-chips';

export interface FiltersInUseProps {
  view: Pick<DealListView, 'selection' | 'toggle' | 'clearSelection'>;
  /** The last filter is gone, and with it what had the focus. */
  onGone: () => void;
}

/** A chip for every chosen value, in the order of the filters. */
export default function FiltersInUse({ view, onGone }: FiltersInUseProps) {
  const { selection, toggle, clearSelection } = view;
  const chips = DEAL_FILTER_NAMES.flatMap((name) =>
    (selection[name] ?? []).map((value) => ({
      id: `${name}=${value}`,
      label: describeFilter(name, value),
      name,
      value,
    })),
  );
  return (
    <FilterChips
      label="Filters in use"
      chips={chips}
      onRemove={(id) => {
        const chip = chips.find((one) => one.id === id);
        if (chip) toggle(chip.name, chip.value);
        if (chips.length === 1) onGone();
      }}
      onClearAll={() => {
        clearSelection();
        onGone();
      }}
    />
  );
}
