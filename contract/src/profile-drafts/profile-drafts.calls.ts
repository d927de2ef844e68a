import { defineCall } from '../http/call';
import type * as endpoints from './profile-drafts.endpoints';

export const getProfileDraft = defineCall<typeof endpoints.getProfileDraft>(
  'GET',
  '/api/v1',
  '/profile-draft',
);
export const putProfileDraft = defineCall<typeof endpoints.putProfileDraft>(
  'PUT',
  '/api/v1',
  '/profile-draft',
);
export const deleteProfileDraft = defineCall<typeof endpoints.deleteProfileDraft>(
  'DELETE',
  '/api/v1',
  '/profile-draft',
);
