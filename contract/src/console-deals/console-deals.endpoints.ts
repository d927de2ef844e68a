import * as z from 'zod/mini';

import { searchText } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { DEAL_STATES } from './console-deals.rules';
import { consoleDealSchema, hideDealSchema } from './console-deals.schemas';

const ofDeal = z.object({ id: idSchema });

export const getConsoleDeals = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/deals',
  access: 'console',
  summary: 'Deals by name, fifty at a time; those of the own groups for admins of groups',
  query: z.object({
    /** Part of the company's name, or of its entrepreneur's address. */
    search: z.optional(searchText),
    groupId: z.optional(idSchema),
    /** One deal. */
    id: z.optional(idSchema),
    state: z.optional(z.enum(DEAL_STATES)),
    offset: z.optional(
      z.string().check(z.maxLength(6), z.regex(/^\d+$/, 'This must be a whole number')),
    ),
  }),
  response: z.object({ deals: z.array(consoleDealSchema), total: z.int() }),
});

export const putDealGroup = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/deals/{id}/groups/{groupId}',
  access: 'console',
  summary: 'Bring a deal before a group, or take it from there; its votes stay',
  params: z.object({ id: idSchema, groupId: idSchema }),
  body: z.object({ isInGroup: z.boolean() }),
  errors: ['CONFLICT'],
});

export const putDealHidden = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/deals/{id}/hidden',
  access: 'staff',
  summary: 'Hide a deal from all groups, with a reason that its founder reads, or show it again',
  params: ofDeal,
  body: hideDealSchema,
  errors: ['CONFLICT'],
});

export const putDealClosed = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/deals/{id}/closed',
  access: 'staff',
  needsProof: true,
  summary: 'Close the current round of a deal for good: nobody can vote on it any more',
  params: ofDeal,
  body: z.object({ isClosed: z.literal(true) }),
  errors: ['CONFLICT'],
});
