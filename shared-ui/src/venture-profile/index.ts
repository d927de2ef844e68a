export { DataList, Fact, type DataListProps } from './data-list';
export { LinkList, type ListedLink } from './link-list';
export { VentureProfile, type VentureProfileProps } from './venture-profile';
export { VentureProfileSkeleton } from './venture-profile-skeleton';
