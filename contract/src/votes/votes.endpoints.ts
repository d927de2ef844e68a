import * as z from 'zod/mini';

import { defineEndpoint } from '../http/endpoint';
import { VOTE_CHOICES } from './votes.rules';
import { voteChoiceInputSchema } from './votes.schemas';

/** One vote per round and member; the latest wins. 409 on a closed round and on a deal that has left the list. */
export const postVote = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/votes',
  access: 'investor-with-policy',
  summary: 'Vote on how likely a round is to fill',
  body: z.object({
    venture_id: z.uuid(),
    /** The current round when absent. */
    venture_round_id: z.optional(z.uuid()),
    member_uuid: z.uuid(),
    choice: voteChoiceInputSchema,
  }),
  response: z.object({ choice: z.enum(VOTE_CHOICES), votedAt: z.string() }),
  errors: ['NOT_FOUND', 'ROUND_CLOSED', 'DEAL_NOT_LISTED'],
});

export const getVotes = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/votes',
  access: 'investor-with-policy',
  summary: "The member's own vote on a venture's current round, if any",
  query: z.object({ ventureId: z.uuid(), memberUuid: z.uuid() }),
  response: z.array(
    z.object({ memberUuid: z.uuid(), choice: z.enum(VOTE_CHOICES), votedAt: z.string() }),
  ),
  errors: ['NOT_FOUND'],
});

/** The vote becomes history. 409 on a closed round and on a deal that has left the list. */
export const deleteVote = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/votes',
  access: 'investor-with-policy',
  summary: "Take the own vote on a venture's current round back; without one nothing happens",
  query: z.object({ ventureId: z.uuid(), memberUuid: z.uuid() }),
  errors: ['NOT_FOUND', 'ROUND_CLOSED', 'DEAL_NOT_LISTED'],
});

/**
 * The own vote on a venture's current round becomes what it was before, in one step. 409 on a closed round and on a
 * deal that has left the list.
 */
export const undoVote = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/votes/undo',
  access: 'investor-with-policy',
  summary:
    'Undo the vote that was given at a moment; a later one stays. Answers the vote that stands',
  body: z.object({
    ventureId: z.uuid(),
    memberUuid: z.uuid(),
    /** Of the vote to undo. */
    votedAt: z.iso.datetime(),
    /** The vote before it; null takes the vote back. */
    earlierChoice: z.nullable(z.enum(VOTE_CHOICES)),
  }),
  response: z.object({
    ownVote: z.nullable(z.object({ choice: z.enum(VOTE_CHOICES), votedAt: z.string() })),
  }),
  errors: ['NOT_FOUND', 'ROUND_CLOSED', 'DEAL_NOT_LISTED'],
});
