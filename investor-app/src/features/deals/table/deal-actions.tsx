import { isUnanswered } from '@syndication/contract/ventures/deal-tabs.rules';
import { toSafeHref } from '@syndication/contract/ventures/ventures.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { VOTE_CHOICES, type VoteChoice } from '@syndication/contract/votes/votes.rules';
import type { KeyboardEvent, ReactNode } from 'react';

import { FollowStar } from '../../../components/deal-marks/follow-star';
import { formatVoteDay } from '../../../components/voting/format-vote-day';

/** What a row can start. Keep these stable between renders: rows are memoised. */
export interface DealActions {
  onVote: (deal: Venture) => void;
  /** A number key on the Vote button: votes at once. */
  onVoteKey: (deal: Venture, choice: VoteChoice) => void;
  /** Votes again as before the vote that was just given. */
  onUndo: (deal: Venture) => void;
  onFollow: (deal: Venture, isFollowed: boolean) => void;
  onCompare: (deal: Venture) => void;
  onShowHistory: (deal: Venture) => void;
  /** The link to the deal's own page; the app brings its router. */
  renderDealLink?: (deal: Venture, label: ReactNode) => ReactNode;
}

export interface DealActionProps {
  deal: Venture;
  actions: DealActions;
}

/** The current state of a deal in the list. */
export interface DealStanding {
  /** Voted on just now: it would have left the tab, and stays until the tab is left. */
  isDecided: boolean;
  isCompared: boolean;
}

/** Follows the deal from the list. */
export function DealStar({ deal, actions }: DealActionProps) {
  return (
    <button
      type="button"
      className="deal-star"
      aria-pressed={deal.isFollowed}
      aria-label={`Follow ${deal.companyName}`}
      title={deal.isFollowed ? 'You follow this deal' : 'Follow this deal'}
      onClick={() => actions.onFollow(deal, !deal.isFollowed)}
    >
      <FollowStar isFollowed={deal.isFollowed} />
    </button>
  );
}

/** The link to the deal's own page: the row's main action. */
export function DealLink({ deal, actions }: DealActionProps) {
  if (!actions.renderDealLink) return null;
  const label = (
    <>
      Open deal<span className="deal-hidden"> {deal.companyName}</span>
    </>
  );
  return <p className="deal-open">{actions.renderDealLink(deal, label)}</p>;
}

/** My choice and its date, if there is one; nothing to press unless it is on earlier terms. */
export function OwnVote({ deal, isDecided, actions }: DealActionProps & { isDecided: boolean }) {
  const { ownVote, conflict, currentVentureRound: round } = deal;
  const closed = round?.isRoundClosed && (
    <>
      <span className="deal-badge">Round Closed</span>{' '}
    </>
  );
  if (conflict && !isDecided) {
    return (
      <p className="deal-own deal-quiet">
        {closed}
        {ownVote && 'Your vote: '}
        <strong className="deal-choice">Conflict of interest</strong>
        {/* No room for it beside the badge; the deal's page has it. */}
        {!closed && (
          <>
            {' '}
            since <time dateTime={conflict.since}>{formatVoteDay(conflict.since)}</time>
          </>
        )}
      </p>
    );
  }
  if (!ownVote) {
    return (
      <p className="deal-own deal-quiet">{closed || (round ? 'Not voted yet' : 'No votes yet')}</p>
    );
  }
  return (
    <p className="deal-own deal-quiet">
      {closed}
      Your vote: <strong className="deal-choice">{ownVote.choice}</strong>
      {isDecided ? (
        <>
          {' '}
          <button type="button" className="deal-undo" onClick={() => actions.onUndo(deal)}>
            Undo<span className="deal-hidden"> your vote on {deal.companyName}</span>
          </button>
        </>
      ) : ownVote.staleTerms && !closed ? (
        <>
          , new terms ·{' '}
          <button
            type="button"
            className="deal-undo"
            onClick={() => actions.onVoteKey(deal, ownVote.choice)}
          >
            Keep<span className="deal-hidden"> your vote on {deal.companyName}</span>
          </button>
        </>
      ) : (
        <>
          {' '}
          <time dateTime={ownVote.votedAt}>on {formatVoteDay(ownVote.votedAt)}</time>
        </>
      )}
    </p>
  );
}

/** The keys that vote at once, in the order of the choices. */
const VOTE_KEYS = VOTE_CHOICES.map((_, index) => index + 1).join(' ');

/** No button on a closed round (section 4). */
export function VoteButton({ deal, actions }: DealActionProps) {
  if (deal.currentVentureRound?.isRoundClosed !== false) return null;
  const isWanted = isUnanswered(deal);
  const handleKeyDown = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    const choice = VOTE_CHOICES[Number(key) - 1];
    if (choice && !ctrlKey && !metaKey && !altKey && !repeat) actions.onVoteKey(deal, choice);
  };
  return (
    <button
      type="button"
      className={isWanted ? 'deal-button is-wanted' : 'deal-button'}
      aria-keyshortcuts={VOTE_KEYS}
      onClick={() => actions.onVote(deal)}
      onKeyDown={handleKeyDown}
    >
      {isWanted ? 'Vote' : 'Change'}
      <span className="deal-hidden">
        {isWanted ? ' on ' : ' your vote on '}
        {deal.companyName}
      </span>
    </button>
  );
}

/** The quieter ways on: the deal room, earlier rounds, and another deal beside it. */
export function MoreActions({ deal, actions, isCompared }: DealActionProps & DealStanding) {
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
      <button type="button" aria-pressed={isCompared} onClick={() => actions.onCompare(deal)}>
        Compare<span className="deal-hidden"> {deal.companyName}</span>
      </button>
    </div>
  );
}
