import * as z from 'zod/mini';

import { searchText, versionSchema } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { CONSOLE_UPDATE_MESSAGES, UPDATE_STATES } from './console-updates.rules';
import {
  consoleUpdateSchema,
  consoleUpdateWithBodySchema,
  updateInputSchema,
} from './console-updates.schemas';

const ofUpdate = z.object({ id: idSchema });

export const getConsoleUpdates = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/updates',
  access: 'console',
  summary: 'Updates, the latest first, fifty at a time; those of the own groups for their admins',
  query: z.object({
    /** Part of the title or description. */
    search: z.optional(searchText),
    groupId: z.optional(idSchema),
    /** One update. */
    id: z.optional(idSchema),
    state: z.optional(z.enum(UPDATE_STATES)),
    offset: z.optional(
      z.string().check(z.maxLength(6), z.regex(/^\d+$/, 'This must be a whole number')),
    ),
  }),
  response: z.object({ updates: z.array(consoleUpdateSchema), total: z.int() }),
});

export const getConsoleUpdate = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/updates/{id}',
  access: 'console',
  summary: 'One update with its body',
  params: ofUpdate,
  response: consoleUpdateWithBodySchema,
});

/** The client generates the id, so that repeating the call creates nothing twice. */
export const putConsoleUpdate = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/updates/{id}',
  access: 'console',
  summary: 'Write an update; what is published changes for its readers at once',
  params: ofUpdate,
  body: updateInputSchema,
  errors: ['STALE_VERSION'],
});

export const publishConsoleUpdate = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/updates/{id}/publication',
  access: 'console',
  summary: 'Publish an update now or at a moment to come',
  params: ofUpdate,
  body: z.object({
    /** In UTC; null for now. */
    publishAt: z.nullable(z.iso.datetime(CONSOLE_UPDATE_MESSAGES.publishAt)),
    version: versionSchema,
  }),
  errors: ['STALE_VERSION'],
});

export const takeBackConsoleUpdate = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/console/updates/{id}/publication',
  access: 'console',
  summary: 'Take an update back: nobody reads it until it is published again',
  params: ofUpdate,
});
