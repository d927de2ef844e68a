import {
  DEAL_FILTER_NAMES,
  describeFilter,
  type DealSelection,
} from '@syndication/contract/ventures/deal-filters.rules';

/** A chip for every chosen value, in the order of the filters. */
export function toChips(selection: DealSelection) {
  return DEAL_FILTER_NAMES.flatMap((name) =>
    (selection[name] ?? []).map((value) => ({
      id: `${name}=${value}`,
      label: describeFilter(name, value),
      name,
      value,
    })),
  );
}
