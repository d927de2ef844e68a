import type { Venture } from '@syndication/contract/ventures/ventures.schemas';

export interface DiscloseButtonProps {
  deal: Venture;
  isOpen: boolean;
  onToggle: () => void;
  /** Id of the deal's documents and contacts, where they have to be opened too. */
  controls?: string;
}

/** Shows the texts of a deal whole, and opens its documents and contacts. */
export function DiscloseButton({ deal, isOpen, onToggle, controls }: DiscloseButtonProps) {
  return (
    <button
      type="button"
      className="deal-disclose"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span>{controls ? 'Documents, contacts' : 'Details'}</span>
      <span className="deal-hidden">
        {controls ? ' of ' : ' about '}
        {deal.companyName}
      </span>
      <svg viewBox="0 0 10 10" aria-hidden>
        <path d="M1 3l4 4 4-4" />
      </svg>
    </button>
  );
}
