import type {
  DealFilterName,
  DealSelection,
} from '@syndication/contract/ventures/deal-filters.rules';
import { useQuery } from '@syndication/contract/host/query';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { ErrorPanel, Skeleton, SkeletonRegion, Stack } from '@syndication/shared-ui/core';
import { FilterSheet, type FilterDisclosure } from './filters/filter-disclosure';

/** The fields' code, fetched when the filters are first opened; a failure can be retried. */
const fieldsOptions = {
  queryKey: ['deal-filter-fields'],
  queryFn: () => import('./filters/deal-filter-fields'),
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
} as const;

interface DealFilterSheetProps {
  disclosure: FilterDisclosure;
  /** Null while they are not all there: what occurs in them is not known then. */
  deals: readonly Venture[] | null;
  selection: DealSelection;
  onToggle: (name: DealFilterName, value: string) => void;
  closeLabel: string;
}

/** The filters of the deals list, while they are open. */
export function DealFilterSheet(props: DealFilterSheetProps) {
  const { disclosure, deals, selection, onToggle, closeLabel } = props;
  const {
    data: fields,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...fieldsOptions,
    enabled: disclosure.isOpen,
  });
  return (
    <FilterSheet disclosure={disclosure} closeLabel={closeLabel}>
      {fields && deals ? (
        <fields.DealFilterFields deals={deals} selection={selection} onToggle={onToggle} />
      ) : isError ? (
        <ErrorPanel onRetry={() => void refetch()} isRetrying={isFetching} />
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
