import { chakra } from '../styling';

/** The mark of the platform: a round of which one share is just being taken. The favicon is the same drawing. */
export function BrandMark({ size = '7' }: { size?: string }) {
  return (
    <chakra.svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden>
      <path d="M10.5 11.5V2A9.5 9.5 0 0 0 1 11.5ZM10.5 13.5V23A9.5 9.5 0 0 1 1 13.5ZM12.5 13.5V23A9.5 9.5 0 0 0 22 13.5Z" />
      <chakra.path fill="accent.solid" d="M13.5 10.5V1A9.5 9.5 0 0 1 23 10.5Z" />
    </chakra.svg>
  );
}
