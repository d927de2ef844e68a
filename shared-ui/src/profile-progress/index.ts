export { ProfileProgress, type MissingFact, type ProfileProgressProps } from './profile-progress';
