export { VentureProfile, type VentureProfileProps } from './venture-profile';
export { VentureProfileSkeleton } from './venture-profile-skeleton';
