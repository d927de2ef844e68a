import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { DEAL_DENSITIES } from './member-deals.rules';
import {
  dealViewInputSchema,
  dealViewSchema,
  noteInputSchema,
  ownVoteEntrySchema,
} from './member-deals.schemas';

const OWN = { base: '/api/v1', access: 'investor-with-policy' } as const;
const ventureParams = z.object({ ventureId: idSchema });
const viewParams = z.object({ id: idSchema });

export const putFollow = defineEndpoint({
  ...OWN,
  method: 'PUT',
  path: '/deal-follows/{ventureId}',
  summary: 'Follow a deal; twice is the same as once',
  params: ventureParams,
  errors: ['NOT_FOUND'],
});

export const deleteFollow = defineEndpoint({
  ...OWN,
  method: 'DELETE',
  path: '/deal-follows/{ventureId}',
  summary: 'Follow a deal no longer; twice is the same as once',
  params: ventureParams,
});

/** Only its writer ever reads it. 409 when it was changed since it was read. */
export const putNote = defineEndpoint({
  ...OWN,
  method: 'PUT',
  path: '/deal-notes/{ventureId}',
  summary: 'Keep a private note on a deal; an empty one deletes it',
  params: ventureParams,
  body: noteInputSchema,
  response: z.object({ savedAt: z.nullable(z.string()) }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
});

export const getDealViews = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/deal-views',
  summary: "The member's saved views of the deals list, by name",
  response: z.array(dealViewSchema),
});

/** The client generates the id, so that repeating the call saves one view. 409 for a name that is taken. */
export const putDealView = defineEndpoint({
  ...OWN,
  method: 'PUT',
  path: '/deal-views/{id}',
  summary: 'Save a view of the deals list under a name',
  params: viewParams,
  body: dealViewInputSchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const deleteDealView = defineEndpoint({
  ...OWN,
  method: 'DELETE',
  path: '/deal-views/{id}',
  summary: 'Delete a saved view; twice is the same as once',
  params: viewParams,
});

export const putDealVisit = defineEndpoint({
  ...OWN,
  method: 'PUT',
  path: '/deal-visits',
  summary: "Note a visit of a group's deals: what came before the last one is no news any more",
  body: z.object({
    /** One of the member's own groups; by default the active one. */
    groupId: z.optional(idSchema),
    /** Whether the member has dismissed the news. */
    isDismissed: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

export const putDealDensity = defineEndpoint({
  ...OWN,
  method: 'PUT',
  path: '/deal-density',
  summary: 'Keep how tall the rows of the deals list are',
  body: z.object({ density: z.enum(DEAL_DENSITIES) }),
});

export const getOwnVotes = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/own-votes',
  summary: 'The votes of the member on deals that the member may see, with what was chosen before',
  response: z.array(ownVoteEntrySchema),
});
