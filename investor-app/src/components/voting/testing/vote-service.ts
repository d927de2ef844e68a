import { deleteVote, getVotes, postVote } from '@syndication/contract/votes/votes.endpoints';
import type { VoteChoice } from '@syndication/contract/votes/votes.rules';
import { answer, investorSession, type HttpHandler } from '@syndication/shared-ui/testing';

/** Keeps the votes of the signed-in investor as the service does. */
export function voteService(): HttpHandler[] {
  const votes = new Map<string, { choice: VoteChoice; votedAt: string }>();
  const { memberUuid } = investorSession.member;
  const ventureOf = (query: URLSearchParams) => query.get('ventureId') ?? '';
  return [
    answer(getVotes, ({ query }) => {
      const vote = votes.get(ventureOf(query));
      return vote ? [{ memberUuid, ...vote }] : [];
    }),
    answer(postVote, ({ body }) => {
      const { choice, venture_id: id } = body as { choice: VoteChoice; venture_id: string };
      const vote = { choice, votedAt: new Date().toISOString() };
      votes.set(id, vote);
      return vote;
    }),
    answer(deleteVote, ({ query }) => {
      votes.delete(ventureOf(query));
      return undefined;
    }),
  ];
}
