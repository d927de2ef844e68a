import { toSafeHref } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import type { ReactNode } from 'react';

import { formatVoteDay } from '../../../components/voting/format-vote-day';

/** What a row can start. Keep these stable between renders: rows are memoised. */
export interface DealActions {
  onVote: (deal: Venture) => void;
  onShowHistory: (deal: Venture) => void;
  /** The link to the deal's own page; the app brings its router. */
  renderDealLink?: (deal: Venture, label: ReactNode) => ReactNode;
}

export interface DealActionProps {
  deal: Venture;
  actions: DealActions;
}

/** The way to the deal's own page: what a row is pressed for first. */
export function DealLink({ deal, actions }: DealActionProps) {
  if (!actions.renderDealLink) return null;
  const label = (
    <>
      Open deal<span className="deal-hidden"> {deal.companyName}</span>
    </>
  );
  return <p className="deal-open">{actions.renderDealLink(deal, label)}</p>;
}

/** My current choice and its date above the button; no button on a closed round (section 4). */
export function VoteControl({ deal, actions }: DealActionProps) {
  const isOpen = deal.currentVentureRound?.isRoundClosed === false;
  return (
    <div className="deal-vote">
      {!deal.ownVote && (
        <p className="deal-quiet">{isOpen ? 'Not voted yet' : 'Voting has ended'}</p>
      )}
      {deal.ownVote && (
        <p className="deal-quiet">
          Your vote:{' '}
          <strong
            className={deal.ownVote.choice.endsWith('%') ? 'deal-choice' : 'deal-choice is-long'}
          >
            {deal.ownVote.choice}
          </strong>{' '}
          <time dateTime={deal.ownVote.votedAt}>on {formatVoteDay(deal.ownVote.votedAt)}</time>
        </p>
      )}
      {isOpen && (
        <button
          type="button"
          className={deal.ownVote ? 'deal-button' : 'deal-button is-wanted'}
          onClick={() => actions.onVote(deal)}
        >
          Vote
          <span className="deal-hidden"> on {deal.companyName}</span>
        </button>
      )}
    </div>
  );
}

/** The quieter ways on: the deal room and earlier rounds. */
export function MoreActions({ deal, actions }: DealActionProps) {
  const dealRoom = toSafeHref(deal.dealRoomLink);
  const of = <span className="deal-hidden"> of {deal.companyName}</span>;
  return (
    <div className="deal-more">
      {dealRoom && (
        <a href={dealRoom} target="_blank" rel="noopener noreferrer">
          Deal room{of}
        </a>
      )}
      <button type="button" onClick={() => actions.onShowHistory(deal)}>
        Rounds History{of}
      </button>
    </div>
  );
}
