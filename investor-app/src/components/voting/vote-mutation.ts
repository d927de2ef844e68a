import { sharedQueryKeys, type InvestorSession } from '@syndication/contract/host';
import { mutationOptions, type QueryClient } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import type { ApiClient } from '@syndication/contract/http/client';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { isConflict } from '@syndication/contract/votes/conflicts.rules';
import { deleteVote, postVote, undoVote } from '@syndication/contract/votes/votes.calls';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';

import { cancelDealRequests, reloadDeal, showInDeals } from '../deal-data/show-in-deals';
import { PREDICTIONS_KEY } from '../predictions-key';
import { isUndecided, retryDelayMs } from './undecided';

export type OwnVote = Venture['ownVote'];

export interface Vote {
  deal: Venture;
  /** Null takes the vote back. */
  choice: VoteChoice | null;
  /** The member was asked whether the conflict of interest is over, and said so. */
  isConflictOver?: boolean;
  /** For an undo: the vote that it undoes, as the server has saved it; any later one stays. */
  undone?: () => OwnVote;
}

/** A later vote was given elsewhere, and stays. */
export class LaterVoteError extends Error {
  constructor(readonly ownVote: OwnVote) {
    super('There is a later vote on this deal.');
  }
}

/** Shows that a deal takes no more votes; on its own page also why. */
function showRefusal(
  cache: QueryClient,
  { id, currentVentureRound: round }: Venture,
  refusal: unknown,
) {
  const code = refusal instanceof ApiError ? refusal.code : undefined;
  if (code === 'ROUND_CLOSED') {
    showInDeals(cache, id, { currentVentureRound: round && { ...round, isRoundClosed: true } });
  }
  if (code === 'DEAL_NOT_LISTED') {
    showInDeals(cache, id, { dealStatus: 'removed' });
    void cache.invalidateQueries({ queryKey: sharedQueryKeys.venture(id) });
  }
}

type Answer = Pick<Venture, 'ownVote' | 'conflict'>;

/** The member's answer once a vote is saved: a conflict of interest continues until a percentage ends it. */
function answerAfter({ deal, undone }: Vote, ownVote: OwnVote): Answer {
  if (undone) return { ownVote, conflict: deal.conflict };
  const isDeclared = ownVote !== null && isConflict(ownVote.choice);
  const declared = isDeclared ? { since: ownVote.votedAt, reason: null } : null;
  return { ownVote, conflict: declared && (deal.conflict ?? declared) };
}

/** Shared by the pending votes on one deal. */
interface PendingVotes {
  /** What the server has saved. */
  saved: Answer;
  restart: () => void;
}

const mutationKeyOf = ({ id }: Venture) => ['vote', id] as const;
/** Requests about one deal are sent one after another. */
export const voteScopeOf = ({ id }: Pick<Venture, 'id'>) => ({ id: `vote on ${id}` });
/** The votes on a deal that have no result yet, in the order in which they were given. */
const pendingVotesOn = (cache: QueryClient, deal: Venture) =>
  cache.getMutationCache().findAll({ mutationKey: mutationKeyOf(deal), status: 'pending' });

/** An admin who has declared a conflict of interest must not see predictions that are already cached. */
function forgetPredictions(cache: QueryClient) {
  cache.removeQueries({ queryKey: PREDICTIONS_KEY, type: 'inactive' });
}

export interface VoteSending {
  /** Sends a vote again until it is answered; other failures are final. */
  isPatient: boolean;
  /** Called when it is sent, after earlier votes on the same deal. */
  onSend?: () => void;
  /** Called after each try without an answer. */
  onUndecided?: () => void;
  /** Called with what the server has saved, before the next vote on the deal is sent. */
  onSaved?: (ownVote: OwnVote) => void;
}

/** Sends a vote now, whatever is under way on the same deal. */
async function sendVote(
  api: ApiClient,
  { member: { memberUuid } }: InvestorSession,
  { deal, choice, isConflictOver, undone }: Vote,
): Promise<OwnVote> {
  const shownTerms = deal.currentVentureRound?.updatedAt;
  const own = { ventureId: deal.id, memberUuid };
  const votedAt = undone?.()?.votedAt;
  if (votedAt !== undefined) {
    const { ownVote } = await api.call(undoVote, {
      body: {
        ...own,
        votedAt,
        earlierChoice: choice,
        termsAsOf: deal.ownVote?.termsAsOf ?? shownTerms,
      },
      keepalive: true,
    });
    if ((ownVote?.choice ?? null) !== choice) throw new LaterVoteError(ownVote);
    return ownVote;
  }
  if (choice === null) {
    await api.call(deleteVote, { keepalive: true, query: own });
    return null;
  }
  return api.call(postVote, {
    keepalive: true,
    body: {
      venture_id: deal.id,
      ...(deal.currentVentureRound && { venture_round_id: deal.currentVentureRound.id }),
      member_uuid: memberUuid,
      choice,
      ...(isConflictOver && { is_conflict_over: true }),
      terms_as_of: shownTerms,
    },
  });
}

/**
 * A vote, or taking it back. It appears at once wherever the deal is cached; if it is refused, the deal returns to
 * the server's state. Votes on one deal are sent one after another. A vote is completed even if its screen is left.
 */
const voteMutation = (
  api: ApiClient,
  session: InvestorSession,
  cache: QueryClient,
  vote: Vote,
  { isPatient, onSend, onUndecided, onSaved }: VoteSending,
) => {
  const { deal, choice } = vote;
  return mutationOptions<OwnVote, unknown, void, PendingVotes>({
    mutationKey: mutationKeyOf(deal),
    scope: voteScopeOf(deal),
    networkMode: isPatient ? 'offlineFirst' : 'always',
    retry: (_count, error) => isPatient && isUndecided(error),
    retryDelay: retryDelayMs,
    mutationFn: async () => {
      try {
        onSend?.();
        const ownVote = await sendVote(api, session, vote);
        onSaved?.(ownVote);
        return ownVote;
      } catch (error) {
        if (isUndecided(error)) onUndecided?.();
        throw error;
      }
    },
    onMutate: async () => {
      const earlier = pendingVotesOn(cache, deal)
        .map(({ state }) => state.context as PendingVotes | undefined)
        .find((context) => context !== undefined);
      const restart = await cancelDealRequests(cache, deal.id);
      const shown = choice && { choice, votedAt: new Date().toISOString() };
      showInDeals(cache, deal.id, answerAfter(vote, shown));
      const { ownVote, conflict } = deal;
      return { saved: earlier?.saved ?? { ownVote, conflict }, restart };
    },
    onSuccess: (ownVote, _nothing, { saved }) => {
      Object.assign(saved, answerAfter(vote, ownVote));
      forgetPredictions(cache);
    },
    onError: (error, _nothing, pending) => {
      if (pending && error instanceof LaterVoteError) {
        Object.assign(pending.saved, answerAfter({ deal, choice }, error.ownVote));
      }
      showRefusal(cache, deal, error);
    },
    onSettled: (_ownVote, error, _nothing, pending) => {
      const isLast = pendingVotesOn(cache, deal).length === 1;
      if (pending && isLast) {
        showInDeals(cache, deal.id, pending.saved);
        // Without an answer the vote may have been counted.
        if (pending.saved.ownVote?.staleTerms || isUndecided(error)) reloadDeal(cache, deal.id);
      }
      pending?.restart();
    },
  });
};

/**
 * Performs a vote. When the page is left, the last unsent vote on a deal is sent at once: it waits neither for earlier
 * ones nor for the next retry.
 */
export async function executeVote(
  ...[api, session, cache, vote, sending]: Parameters<typeof voteMutation>
): Promise<OwnVote> {
  const mutation = cache
    .getMutationCache()
    .build(cache, voteMutation(api, session, cache, vote, sending));
  const sendUnsent = () => {
    const { isPaused, failureCount } = mutation.state;
    const isUnsent = isPaused || failureCount > 0;
    const isLast = pendingVotesOn(cache, vote.deal).at(-1) === (mutation as unknown);
    // The page is gone by the time of the answer.
    if (isUnsent && isLast) sendVote(api, session, vote).catch(() => undefined);
  };
  window.addEventListener('pagehide', sendUnsent);
  try {
    return await mutation.execute();
  } finally {
    window.removeEventListener('pagehide', sendUnsent);
  }
}
