export { ProfileSection, Fact, type ProfileSectionProps } from './profile-section';
export { VentureProfile, type VentureProfileProps } from './venture-profile';
export { VentureProfileSkeleton } from './venture-profile-skeleton';
