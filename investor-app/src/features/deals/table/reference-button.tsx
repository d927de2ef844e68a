import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

export interface ReferenceButtonProps {
  deal: Venture;
  isOpen: boolean;
  onToggle: () => void;
  /** Id of what it opens. */
  controls: string;
}

/** Opens documents and contacts of a deal. */
export function ReferenceButton({ deal, isOpen, onToggle, controls }: ReferenceButtonProps) {
  return (
    <button
      type="button"
      className="deal-disclose"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span className="deal-more-word">Documents, contacts</span>
      <span className="deal-hidden"> of {deal.companyName}</span>
      <svg viewBox="0 0 10 10" aria-hidden>
        <path d="M1 3l4 4 4-4" />
      </svg>
    </button>
  );
}
