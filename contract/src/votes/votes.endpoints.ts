import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { VOTE_CHOICES } from './votes.rules';
import { conflictReasonInputSchema, ownVoteSchema, voteChoiceInputSchema } from './votes.schemas';

/**
 * One vote per round and member; the latest wins. 409 on a closed round and on a deal that has left the list. A
 * conflict of interest holds in later rounds of the company until a percentage is given or it is taken back.
 */
export const postVote = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/votes',
  access: 'investor-with-policy',
  summary: 'Vote on how likely a round is to fill',
  body: z.object({
    venture_id: idSchema,
    /** The current round when absent. */
    venture_round_id: z.optional(idSchema),
    member_uuid: idSchema,
    choice: voteChoiceInputSchema,
    /** Set if the member was asked and said so; a percentage without it ends a conflict of interest, too. */
    is_conflict_over: z.optional(z.literal(true)),
    /** `updatedAt` of the round as the voter saw it: a vote on older terms is stale at once. The current ones when absent. */
    terms_as_of: z.optional(z.iso.datetime()),
  }),
  response: ownVoteSchema,
  errors: ['NOT_FOUND', 'ROUND_CLOSED', 'DEAL_NOT_LISTED'],
});

export const getVotes = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/votes',
  access: 'investor-with-policy',
  summary: "The member's own vote on a venture's current round, if any",
  query: z.object({ ventureId: idSchema, memberUuid: idSchema }),
  response: z.array(
    z.object({ memberUuid: idSchema, choice: z.enum(VOTE_CHOICES), votedAt: z.string() }),
  ),
  errors: ['NOT_FOUND'],
});

/** The vote becomes history, and a conflict of interest that was declared by mistake ends. 409 on a closed round and on a deal that has left the list. */
export const deleteVote = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/votes',
  access: 'investor-with-policy',
  summary: "Take the own vote on a venture's current round back; without one nothing happens",
  query: z.object({ ventureId: idSchema, memberUuid: idSchema }),
  errors: ['NOT_FOUND', 'ROUND_CLOSED', 'DEAL_NOT_LISTED'],
});

/**
 * Restores the member's previous vote on a venture's current round in one step, and a conflict of interest
 * that the vote declared or ended. 409 on a closed round and on a deal that has left the list.
 */
export const undoVote = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/votes/undo',
  access: 'investor-with-policy',
  summary:
    'Undo the vote that was given at a moment; a later one stays. Answers the vote that stands',
  body: z.object({
    ventureId: idSchema,
    memberUuid: idSchema,
    /** Of the vote to undo. */
    votedAt: z.iso.datetime(),
    /** The vote before it; null takes the vote back. */
    earlierChoice: z.nullable(z.enum(VOTE_CHOICES)),
    /** Of the vote before it; the current terms when absent. */
    termsAsOf: z.optional(z.iso.datetime()),
  }),
  response: z.object({ ownVote: z.nullable(ownVoteSchema) }),
  errors: ['NOT_FOUND', 'ROUND_CLOSED', 'DEAL_NOT_LISTED'],
});

/** For the admins of the member's groups alone. */
export const putConflictReason = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/conflicts/{ventureId}/reason',
  access: 'investor-with-policy',
  summary: "Say why the member has a conflict of interest, for the group's admins",
  params: z.object({ ventureId: idSchema }),
  body: conflictReasonInputSchema,
  response: z.object({ reason: z.nullable(z.string()) }),
  errors: ['NOT_FOUND'],
});
