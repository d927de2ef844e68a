import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

const Chevron = () => (
  <svg viewBox="0 0 10 10" aria-hidden>
    <path d="M1 3l4 4 4-4" />
  </svg>
);

interface ClampButtonProps {
  deal: Venture;
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows the texts of a deal whole. */
export function ClampButton({ deal, isOpen, onToggle }: ClampButtonProps) {
  return (
    <button type="button" className="deal-disclose" aria-expanded={isOpen} onClick={onToggle}>
      <span>All of it</span>
      <span className="deal-hidden"> about {deal.companyName}</span>
      <Chevron />
    </button>
  );
}

export interface ReferenceButtonProps extends ClampButtonProps {
  /** Id of what it opens. */
  controls: string;
}

/** Opens documents and contacts of a deal, and shows its texts whole. */
export function ReferenceButton({ deal, isOpen, onToggle, controls }: ReferenceButtonProps) {
  return (
    <button
      type="button"
      className="deal-disclose"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span>Documents, contacts</span>
      <span className="deal-hidden"> of {deal.companyName}</span>
      <Chevron />
    </button>
  );
}
