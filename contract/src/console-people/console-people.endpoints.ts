import * as z from 'zod/mini';

import { searchText, versionSchema } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { IDENTITY_PROVIDERS } from '../identity-providers/identity-providers.rules';
import { PEOPLE_STATES } from './console-people.rules';
import {
  askedDeletionSchema,
  importReportSchema,
  peopleImportSchema,
  personDetailsSchema,
  personSchema,
  recentImportSchema,
} from './console-people.schemas';

const ofPerson = z.object({ memberId: idSchema });

export const getPeople = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/people',
  access: 'console',
  summary: 'Members by name, fifty at a time; those of the own groups for admins of groups',
  query: z.object({
    /** Part of a name or an address. */
    search: z.optional(searchText),
    groupId: z.optional(idSchema),
    angelGroupId: z.optional(idSchema),
    /** One person, whatever their state. */
    memberId: z.optional(idSchema),
    /** By default `active`: all who are not deactivated. */
    state: z.optional(z.enum(PEOPLE_STATES)),
    offset: z.optional(
      z.string().check(z.maxLength(6), z.regex(/^\d+$/, 'This must be a whole number')),
    ),
  }),
  response: z.object({ people: z.array(personSchema), total: z.int() }),
});

export const getPeopleImports = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/imports',
  access: 'console',
  summary: 'Imports of the last 24 hours that can be taken back: the own ones, all for staff',
  response: z.array(recentImportSchema),
});

/** The client generates the id, so that repeating the call writes nothing: everybody is unchanged by then. */
export const putPeopleImport = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/imports/{id}',
  access: 'console',
  summary: 'Invite up to 1,000 people into groups, or try what would become of them',
  params: z.object({ id: idSchema }),
  body: peopleImportSchema,
  response: importReportSchema,
  errors: ['CONFLICT'],
});

export const undoPeopleImport = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/console/imports/{id}',
  access: 'console',
  needsProof: true,
  summary:
    'Take an import of the last 24 hours back: accounts that nobody has used, and memberships that it added',
  params: z.object({ id: idSchema }),
  response: z.object({ removed: z.int(), kept: z.int() }),
  errors: ['CONFLICT'],
});

export const putPerson = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/people/{memberId}',
  access: 'staff',
  summary: 'Change the name or the angel group of a person',
  params: ofPerson,
  body: personDetailsSchema,
  errors: ['STALE_VERSION'],
});

export const putMembership = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/people/{memberId}/groups/{groupId}',
  access: 'console',
  summary: 'Add a person to a syndication group, or take them out of it; votes stay',
  params: z.object({ memberId: idSchema, groupId: idSchema }),
  body: z.object({ isMember: z.boolean() }),
  errors: ['CONFLICT'],
});

export const movePerson = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/people/{memberId}/groups/{groupId}/from/{fromId}',
  access: 'console',
  summary: 'Move a person from one syndication group to another in one step; votes stay',
  params: z.object({ memberId: idSchema, groupId: idSchema, fromId: idSchema }),
  errors: ['CONFLICT'],
});

export const resendInvitation = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/console/people/{memberId}/invitation',
  access: 'console',
  summary: 'Mail a person who never came a new link; the earlier one opens nothing any more',
  params: ofPerson,
  errors: ['CONFLICT'],
});

export const putPersonActive = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/people/{memberId}/active',
  access: 'staff',
  needsProof: true,
  summary: 'Deactivate a person: all sessions end at once, votes stay; or reactivate them',
  params: ofPerson,
  body: z.object({ isActive: z.boolean(), version: versionSchema }),
  errors: ['STALE_VERSION', 'CONFLICT'],
});

export const putStaff = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/people/{memberId}/staff',
  access: 'staff',
  needsProof: true,
  summary: 'Make a person staff of the association, or take that right away; the last one stays',
  params: ofPerson,
  body: z.object({ isStaff: z.boolean() }),
  errors: ['CONFLICT'],
});

export const endPersonSessions = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/console/people/{memberId}/sessions',
  access: 'staff',
  summary: 'Sign a person out everywhere',
  params: ofPerson,
});

export const resetPasskeys = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/console/people/{memberId}/passkeys',
  access: 'staff',
  needsProof: true,
  summary: 'Remove all passkeys and recovery codes of a person who has lost them; all sessions end',
  params: ofPerson,
});

export const unlinkIdentity = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/console/people/{memberId}/identities/{provider}',
  access: 'staff',
  summary: 'Unlink a person from an identity provider, so that they can link another account of it',
  params: z.object({ memberId: idSchema, provider: z.enum(IDENTITY_PROVIDERS) }),
});

export const getDeletionRequests = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/deletions',
  access: 'staff',
  summary: 'Members and founders who have asked for their accounts to be deleted',
  response: z.array(askedDeletionSchema),
});

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/console/accounts/{userId}',
  access: 'staff',
  needsProof: true,
  summary: 'Delete a person for good; votes stay without a name',
  params: z.object({ userId: idSchema }),
  errors: ['CONFLICT'],
});

export const joinPeople = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/people/{memberId}/joined/{otherId}',
  access: 'staff',
  needsProof: true,
  summary: 'Join two accounts of one person: all of the other one goes to this one',
  params: z.object({ memberId: idSchema, otherId: idSchema }),
  errors: ['CONFLICT'],
});
