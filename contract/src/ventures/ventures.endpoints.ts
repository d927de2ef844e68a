import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { DEALS_PER_PAGE } from './deal-list.rules';
import { UNSUBSCRIBE_REASONS } from './unsubscribe.rules';
import { remindersSchema, unsubscribeSchema } from './unsubscribe.schemas';
import { createVentureSchema, updateVentureSchema, ventureSchema } from './ventures.schemas';

const ventureParams = z.object({ id: idSchema });

/**
 * For an investor, the deals of a group, by default the active one; for an entrepreneur, their own venture.
 */
export const getVentures = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/ventures',
  access: 'member-or-entrepreneur',
  summary: "A group's listed deals, or the entrepreneur's own venture; 404 for others' groups",
  query: z.object({
    /** One of the member's own groups, so that two tabs can show two groups. */
    groupId: z.optional(idSchema),
    /** Only the first of them, for a page that shows these before it has all. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(DEALS_PER_PAGE))),
  }),
  response: z.array(ventureSchema),
  errors: ['NOT_FOUND'],
});

export const getVenture = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/ventures/{id}',
  access: 'member-or-entrepreneur',
  summary: 'One venture; 404 when the session may not see it',
  params: ventureParams,
  response: ventureSchema,
});

export const createVenture = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/ventures',
  access: 'entrepreneur',
  summary: 'Create the own venture; 409 when there is one already',
  body: createVentureSchema,
  response: z.object({ id: idSchema }),
  errors: ['VENTURE_EXISTS', 'CONFLICT'],
});

export const updateVenture = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/ventures/{id}',
  access: 'entrepreneur',
  summary: 'Update the own venture and its rounds; 409 on a stale version',
  params: ventureParams,
  body: updateVentureSchema,
  response: ventureSchema,
  errors: ['STALE_VERSION', 'CONFLICT', 'ROUND_NOT_EDITABLE'],
});

/** Puts a venture back on the list after an update (section 4). */
export const postVentureActive = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/venture-active',
  access: 'entrepreneur',
  summary: 'Mark the own venture as active after an update',
  body: z.object({ ventureId: idSchema }),
  errors: ['NOT_FOUND'],
});

/** The "No Change" answer of the Update Required modal. */
export const putVentureNoUpdate = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/venture-no-update',
  access: 'entrepreneur',
  summary: 'Confirm that nothing changed since the last update',
  body: z.object({ ventureId: idSchema, isNoUpdate: z.literal(true) }),
  errors: ['NOT_FOUND'],
});

export const postUnsubscribe = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/unsub-update-profile-email',
  access: 'entrepreneur',
  summary: `Stop update reminders, for one of ${UNSUBSCRIBE_REASONS.length} reasons`,
  body: unsubscribeSchema,
  errors: ['NOT_FOUND'],
});

/** Whether reminders to update the profile are sent by mail; null without a profile. */
export const getReminders = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/update-reminders',
  access: 'entrepreneur',
  summary: 'Whether update reminders come for the own venture',
  response: z.nullable(remindersSchema),
});

/** Undoes an unsubscription; does nothing if there is none. */
export const putReminders = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/update-reminders',
  access: 'entrepreneur',
  summary: 'Switch update reminders on again',
  body: z.object({ ventureId: idSchema }),
  errors: ['NOT_FOUND'],
});
