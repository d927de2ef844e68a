import * as z from 'zod/mini';

import { emailSchema } from '../accounts/accounts.schemas';
import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { ventureSchema } from '../ventures/ventures.schemas';
import { syndicationGroupSchema } from './members.schemas';

export const getSyndicationGroups = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/syndication-groups',
  access: 'signed-in',
  summary: "All groups; for a member who accepted the policy also the active group's ventures",
  query: z.object({
    /** `omit` leaves `ventures` empty, for callers that need the titles only. */
    ventures: z.optional(z.enum(['include', 'omit'])),
  }),
  response: z.array(syndicationGroupSchema),
  beside: z.object({ ventures: z.array(ventureSchema) }),
});

/** Switches the active group; only to one of the member's own groups. */
export const updateMemberGroup = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/members/{memberId}/syndication-groups',
  access: 'investor-with-policy',
  summary: 'Switch the active syndication group',
  params: z.object({ memberId: idSchema }),
  body: z.object({ syndicationGroupId: idSchema }),
  response: z.object({
    ventures: z.array(ventureSchema),
    member: z.object({ syndicationGroup: syndicationGroupSchema }),
  }),
});

export const acceptPolicy = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/members',
  access: 'investor',
  summary: "Accept the policy's current version, and no other one; accepting twice changes nothing",
  body: z.object({
    isPolicyRead: z.literal(1),
    email: emailSchema,
    /** The number of the version that the member was shown; without it, whichever is in force. */
    version: z.optional(z.int()),
  }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
});
