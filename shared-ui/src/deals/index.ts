export type { DealActions } from './deal-actions';
export { DealCard } from './deal-card';
export { DealFilters, type DealFiltersProps } from './deal-filters';
export {
  FilterButton,
  FilterSheet,
  useFilterDisclosure,
  type FilterDisclosure,
} from './filter-disclosure';
export { DealListSkeleton, DealRowsSkeleton } from './deal-list-skeleton';
export { DealPages, type DealPagesProps } from './deal-pages';
export { DealRow } from './deal-row';
export { DealTable, type DealTableProps } from './deal-table';
export { VoteDialog, type VoteDialogProps } from './vote-dialog';
export { VotePanel, type VotePanelProps } from './vote-panel';
