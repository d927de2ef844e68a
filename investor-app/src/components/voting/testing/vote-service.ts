import { deleteVote, postVote, undoVote } from '@syndication/contract/votes/votes.endpoints';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { answer, type HttpHandler } from '@syndication/shared-ui/testing';

/** Keeps the votes of the signed-in investor as the service does. */
export function voteService(): HttpHandler[] {
  const votes = new Map<string, { choice: VoteChoice; votedAt: string }>();
  const ventureOf = (query: URLSearchParams) => query.get('ventureId') ?? '';
  return [
    answer(postVote, ({ body }) => {
      const { choice, venture_id: id } = body as { choice: VoteChoice; venture_id: string };
      const vote = { choice, votedAt: new Date().toISOString() };
      votes.set(id, vote);
      return vote;
    }),
    answer(undoVote, ({ body }) => {
      const { ventureId, earlierChoice } = body as {
        ventureId: string;
        earlierChoice: VoteChoice | null;
      };
      const votedAt = new Date().toISOString();
      const ownVote = earlierChoice && { choice: earlierChoice, votedAt };
      if (ownVote) votes.set(ventureId, ownVote);
      else votes.delete(ventureId);
      return { ownVote };
    }),
    answer(deleteVote, ({ query }) => {
      votes.delete(ventureOf(query));
      return undefined;
    }),
  ];
}
