import { useHost, useInvestor, type LateFailure } from '@syndication/contract/host';
import { useQueryClient } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import { explainFailure, titleFailedWrite } from '@syndication/contract/http/no-answer';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { useMemo } from 'react';

import { focusVote } from './focus-vote';
import { executeVote, LaterVoteError, type Vote, type VoteSending } from './vote-mutation';
import { wouldEndConflict } from './own-answer';
import { votesStoreOf, type ConflictQuestion, type GivenVote } from './votes-store';

function explainRefusal(error: unknown): string {
  if (!(error instanceof LaterVoteError)) return explainFailure(error);
  return error.ownVote
    ? `You have since voted ${error.ownVote.choice} elsewhere. That vote counts.`
    : 'You have since taken the vote back elsewhere.';
}

/** The message about a refused vote. */
export const refusalTitle = ({ deal, isUndo }: Pick<GivenVote, 'deal' | 'isUndo'>): string =>
  `Your vote on ${deal.companyName} was not ${isUndo ? 'undone' : 'counted'}`;

/** The agreement hides the screen, which comes back and then reports the refusal. */
const isForAgreement = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.code === 'POLICY_NOT_ACCEPTED';

export interface Voting {
  /**
   * Votes; null takes the vote back. A percentage on a deal with a conflict of interest waits until the member has
   * said that the conflict is over; `onGiven` is called when the vote is given. It appears at once everywhere the
   * deal is shown. Without a connection it is kept and sent later; `VoteNotice` says so, offers Undo, and reports a
   * refusal.
   */
  vote: (deal: Venture, choice: VoteChoice | null, onGiven?: () => void) => void;
  /** The answer to the question that `VoteNotice` asks then. */
  answer: (question: ConflictQuestion, isOver: boolean) => void;
  /** Restores the vote from before this one, unless there is a later one. */
  undo: (given: GivenVote) => void;
  /**
   * For a form that shows the failure itself, and tries once: resolves to null if the vote was saved, else to what
   * went wrong. Meanwhile `isLeft` tells whether the form is still there.
   */
  voteOnce: (
    vote: Pick<Vote, 'choice' | 'deal' | 'isConflictOver'>,
    isLeft: () => boolean,
  ) => Promise<LateFailure | null>;
}

/**
 * Votes as the signed-in investor. A vote is completed even if its screen is left; a refusal is reported on the next
 * one.
 */
export function useVoting(): Voting {
  const { api, showLateFailure } = useHost();
  const session = useInvestor();
  const cache = useQueryClient();
  return useMemo(() => {
    const store = votesStoreOf(cache);
    const { give, change, dismiss, ask } = store.getState();
    const { memberUuid } = session.member;
    const execute = (vote: Vote, sending: VoteSending) =>
      executeVote(api, session, cache, vote, sending);
    const find = (id: number) => store.getState().votes.find((vote) => vote.id === id);

    async function send(vote: Vote) {
      const { deal, choice } = vote;
      const isUndo = vote.undone !== undefined;
      // Undo and Take back disappear when they are pressed.
      if (isUndo || choice === null) focusVote(deal.id);
      const saved: GivenVote['saved'] = { ownVote: null };
      const id = give({ memberUuid, deal, choice, isUndo, status: 'queued', saved });
      try {
        await execute(vote, {
          isPatient: true,
          onSend: () => find(id)?.status === 'queued' && change(id, { status: 'sending' }),
          onUndecided: () => change(id, { status: 'waiting' }),
          onSaved: (ownVote) => Object.assign(saved, { ownVote }),
        });
        change(id, { status: 'saved' });
      } catch (refusal) {
        const reason = explainRefusal(refusal);
        const given = find(id);
        // A cancellation at the end of the session is not a failure.
        if (!given || !(refusal instanceof ApiError || refusal instanceof LaterVoteError)) {
          return dismiss(id);
        }
        if (isForAgreement(refusal) || store.getState().noticeCount > 0) {
          return change(id, { status: 'refused', reason, isRead: false });
        }
        dismiss(id);
        showLateFailure?.({ title: refusalTitle(given), reason });
      }
    }

    return {
      vote: (deal, choice, onGiven) => {
        if (choice && wouldEndConflict(deal, choice)) return ask({ deal, choice, onGiven });
        void send({ deal, choice });
        onGiven?.();
      },
      answer: ({ deal, choice, onGiven }, isOver) => {
        ask(null);
        if (!isOver) return;
        void send({ deal, choice, isConflictOver: true });
        onGiven?.();
      },
      undo: ({ deal, saved }) =>
        void send({ deal, choice: deal.ownVote?.choice ?? null, undone: () => saved.ownVote }),
      voteOnce: async (vote, isLeft) => {
        const { deal, choice } = vote;
        const given = { memberUuid, deal, choice, isUndo: false };
        try {
          const ownVote = await execute(vote, { isPatient: false });
          give({ ...given, status: 'saved', saved: { ownVote } });
          return null;
        } catch (refusal) {
          const unknown = `We cannot tell whether your vote on ${deal.companyName} was counted`;
          const title = titleFailedWrite(refusal, refusalTitle(given), unknown);
          const reason = explainRefusal(refusal);
          if (isLeft() && refusal instanceof ApiError) {
            if (isForAgreement(refusal)) {
              change(give({ ...given, status: 'refused', saved: { ownVote: null } }), { reason });
            } else showLateFailure?.({ title, reason });
          }
          return { title, reason };
        }
      },
    };
  }, [api, session, cache, showLateFailure]);
}
