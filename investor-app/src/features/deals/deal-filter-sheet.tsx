import type {
  DealFilterName,
  DealSelection,
} from '@syndication/contract/ventures/deal-filters.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';

import { DealFilterFields } from './filters/deal-filter-fields';
import type { FilterDisclosure } from './filters/filter-disclosure';
import { FilterSheet } from './filters/filter-sheet';

export interface DealFilterSheetProps {
  disclosure: FilterDisclosure;
  /** Null until all are loaded, since their values are not known before. */
  deals: readonly Venture[] | null;
  selection: DealSelection;
  onToggle: (name: DealFilterName, value: string) => void;
  closeLabel: string;
}

/** The filters of the deals list, while they are open; fetched when they are first opened. */
export default function DealFilterSheet(props: DealFilterSheetProps) {
  const { disclosure, deals, selection, onToggle, closeLabel } = props;
  return (
    <FilterSheet disclosure={disclosure} closeLabel={closeLabel}>
      {deals ? (
        <DealFilterFields deals={deals} selection={selection} onToggle={onToggle} />
      ) : (
        <SkeletonRegion label="Loading the filters">
          <Stack gap="3" minH="13rem">
            <Skeleton width="30%" />
            <Skeleton width="60%" />
            <Skeleton width="50%" />
          </Stack>
        </SkeletonRegion>
      )}
    </FilterSheet>
  );
}
