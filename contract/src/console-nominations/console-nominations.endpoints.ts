import * as z from 'zod/mini';

import { emailSchema } from '../accounts/accounts.schemas';
import { searchText, versionSchema } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { NOMINATION_STEPS } from '../nominations/nominations.rules';
import { consoleNominationSchema } from './console-nominations.schemas';

const ofNomination = z.object({ id: idSchema });

export const getConsoleNominations = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/nominations',
  access: 'console',
  summary: 'Nominations, newest first, fifty at a time; those to the own groups for their admins',
  query: z.object({
    /** Part of a company, an address or a nominator's name. */
    search: z.optional(searchText),
    groupId: z.optional(idSchema),
    /** One nomination. */
    id: z.optional(idSchema),
    step: z.optional(z.enum(NOMINATION_STEPS)),
    offset: z.optional(
      z.string().check(z.maxLength(6), z.regex(/^\d+$/, 'This must be a whole number')),
    ),
  }),
  response: z.object({ nominations: z.array(consoleNominationSchema), total: z.int() }),
});

export const resendNomination = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/console/nominations/{id}/mail',
  access: 'console',
  summary: 'Send the mail about a nomination again, at most once a day',
  params: ofNomination,
  /** False when the last mail is too recent. */
  response: z.object({ isMailed: z.boolean() }),
  errors: ['CONFLICT'],
});

export const correctNomination = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/nominations/{id}/address',
  access: 'console',
  summary: 'Correct an address that nobody has an account with, and mail the right one',
  params: ofNomination,
  body: z.object({ email: emailSchema, version: versionSchema }),
  errors: ['STALE_VERSION', 'CONFLICT'],
});

export const withdrawNomination = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/nominations/{id}/withdrawn',
  access: 'console',
  needsProof: true,
  summary: 'Withdraw a nomination, so that the group does not see the deal because of it any more',
  params: ofNomination,
  body: z.object({ version: versionSchema }),
  errors: ['STALE_VERSION'],
});

export const acceptNomination = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/nominations/{id}/groups/{groupId}',
  access: 'console',
  summary: 'Nominate the same company to a further group; its founder gets a mail',
  params: z.object({ id: idSchema, groupId: idSchema }),
  errors: ['CONFLICT'],
});

export const putDealLead = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/nominations/{id}/lead',
  access: 'console',
  summary: 'Make another member the deal lead, by the address',
  params: ofNomination,
  body: z.object({ email: emailSchema, version: versionSchema }),
  errors: ['STALE_VERSION', 'CONFLICT'],
});
