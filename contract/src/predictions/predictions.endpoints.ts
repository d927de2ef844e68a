import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { groupPredictionsSchema, venturePredictionsSchema } from './predictions.schemas';

/** Of the group's admins only; every answer is recorded in the audit trail. */
export const getGroupPredictions = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/predictions',
  access: 'investor-with-policy',
  summary: "How a group's members voted on its listed deals; 404 for all but the group's admins",
  query: z.object({ groupId: idSchema }),
  response: groupPredictionsSchema,
  errors: ['NOT_FOUND'],
});

/** Of the group's admins only; every answer is recorded in the audit trail. */
export const getVenturePredictions = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/ventures/{id}/predictions',
  access: 'investor-with-policy',
  summary: 'Who of a group voted what on a deal, and who has not; 404 for all but its admins',
  params: z.object({ id: idSchema }),
  query: z.object({ groupId: idSchema }),
  response: venturePredictionsSchema,
});

/** The badge is the round's own, for every group that sees the deal (docs/decisions/010). */
export const putPresenter = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/ventures/{id}/rounds/{roundId}/presenter',
  access: 'investor-with-policy',
  summary: 'Choose whether a current round presents; by an admin of a group that the deal is in',
  params: z.object({ id: idSchema, roundId: idSchema }),
  body: z.object({
    /** The group in whose name the admin decides. */
    groupId: idSchema,
    isPresenter: z.boolean(),
  }),
  response: z.object({ isPresenter: z.boolean() }),
  errors: ['CONFLICT', 'ROUND_CLOSED', 'DEAL_NOT_LISTED'],
});

/** To those of the group's members who have not voted; for an open round of a listed deal. */
export const postVoteReminders = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/ventures/{id}/vote-reminders',
  access: 'investor-with-policy',
  summary:
    'Ask members of a group who have not voted on a deal for their votes, by mail; each at most once a day, by admins of the group only',
  params: z.object({ id: idSchema }),
  body: z.object({ groupId: idSchema }),
  response: z.object({
    /** Without members who had such a mail less than a day ago, get no mails about the group, or see no deals yet. */
    remindedCount: z.int(),
  }),
  errors: ['ROUND_CLOSED', 'DEAL_NOT_LISTED'],
});
