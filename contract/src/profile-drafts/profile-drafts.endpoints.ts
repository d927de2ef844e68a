import * as z from 'zod/mini';

import { defineEndpoint } from '../http/endpoint';
import { profileDraftInputSchema, profileDraftSchema } from './profile-drafts.schemas';

/** Beyond the specification: what was typed survives reloads, crashes and the end of a session. */
export const getProfileDraft = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/profile-draft',
  access: 'entrepreneur',
  summary: 'The unsaved changes to your profile; null when there are none',
  response: z.nullable(profileDraftSchema),
});

export const putProfileDraft = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/profile-draft',
  access: 'entrepreneur',
  summary: 'Keep the unsaved changes to your profile; the latest win',
  body: profileDraftInputSchema,
});

export const deleteProfileDraft = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/profile-draft',
  access: 'entrepreneur',
  summary: 'Discard the unsaved changes to your profile',
});
