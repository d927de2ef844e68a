import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import {
  groupRecordSchema,
  outcomeInputSchema,
  ownRecordSchema,
  raisedInputSchema,
  roundOutcomeSchema,
} from './outcomes.schemas';

/** Provisional until an admin or the deal lead confirms it; 409 after that, and while the round is open. */
export const putRaised = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/rounds/{roundId}/raised',
  access: 'entrepreneur',
  summary: 'State what a round of the own company that has ended really raised',
  params: z.object({ roundId: idSchema }),
  body: raisedInputSchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const getOwnOutcomes = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/own-outcomes',
  access: 'entrepreneur',
  summary: 'What became of the rounds of the own company that have ended, the latest first',
  response: z.array(roundOutcomeSchema),
});

export const getOutcomes = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/outcomes',
  access: 'investor-with-policy',
  summary:
    "A group's rounds that have ended and whose outcome the member may confirm: all for its admins, of the deals that they lead for others",
  query: z.object({ groupId: idSchema }),
  response: z.array(roundOutcomeSchema),
  errors: ['NOT_FOUND'],
});

/** Audited. A correction applies from then on to all scores. */
export const putOutcome = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/outcomes/{roundId}',
  access: 'investor-with-policy',
  summary: 'Confirm or correct what a round raised, with a source',
  params: z.object({ roundId: idSchema }),
  body: z.extend(outcomeInputSchema, { groupId: idSchema }),
  response: roundOutcomeSchema,
  errors: ['NOT_FOUND', 'CONFLICT', 'STALE_VERSION'],
});

export const getTrackRecord = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/track-record',
  access: 'investor-with-policy',
  summary:
    "How good a group's predictions were; empty for members as long as its admins do not show it",
  query: z.object({ groupId: idSchema }),
  response: groupRecordSchema,
  errors: ['NOT_FOUND'],
});

export const putTrackRecordShown = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/track-record/shown',
  access: 'investor-with-policy',
  summary: "Whether a group's members see its track record; for its admins",
  body: z.object({ groupId: idSchema, isShown: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const getOwnRecord = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/own-track-record',
  access: 'investor-with-policy',
  summary: "How good the member's own predictions were, with each of them",
  response: ownRecordSchema,
});
