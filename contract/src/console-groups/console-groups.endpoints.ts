import * as z from 'zod/mini';

import { versionSchema } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { consoleGroupSchema, groupDetailsSchema } from './console-groups.schemas';

export const getConsoleGroups = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/groups',
  access: 'console',
  summary: 'All groups of both kinds for staff, the own ones for admins of groups',
  response: z.array(consoleGroupSchema),
});

/** The client generates the id, so that repeating the call creates nothing twice. */
export const putConsoleGroup = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/groups/{id}',
  access: 'console',
  summary: 'Create a group, or change its name and settings',
  params: z.object({ id: idSchema }),
  body: groupDetailsSchema,
  errors: ['STALE_VERSION', 'CONFLICT'],
});

export const archiveConsoleGroup = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/groups/{id}/archived',
  access: 'staff',
  needsProof: true,
  summary: 'Archive a group, so that nobody sees anything of it any more, or restore it',
  params: z.object({ id: idSchema }),
  body: z.object({ isArchived: z.boolean(), version: versionSchema }),
  errors: ['STALE_VERSION'],
});

export const connectAngelGroup = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/groups/{id}/connections',
  access: 'staff',
  summary: 'Say which syndication groups an angel group belongs to: its new members join them',
  params: z.object({ id: idSchema }),
  body: z.object({
    groupIds: z.array(idSchema).check(z.maxLength(100)),
    version: versionSchema,
  }),
  errors: ['STALE_VERSION'],
});

export const takeOverMembers = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/groups/{id}/members-of/{angelGroupId}',
  access: 'staff',
  needsProof: true,
  summary:
    'Add all members of an angel group to a syndication group, but for who was taken out of it',
  params: z.object({ id: idSchema, angelGroupId: idSchema }),
  response: z.object({ added: z.int() }),
});

export const putGroupAdmin = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/groups/{id}/admins/{memberId}',
  access: 'console',
  needsProof: true,
  summary: 'Make a member of a syndication group its admin, or take that right away',
  params: z.object({ id: idSchema, memberId: idSchema }),
  body: z.object({ isAdmin: z.boolean() }),
  errors: ['CONFLICT'],
});
