import { defineCall } from '../http/call';
import type * as endpoints from './ventures.endpoints';

export const getVentures = defineCall<typeof endpoints.getVentures>('GET', '/api/v1', '/ventures');
export const getVenture = defineCall<typeof endpoints.getVenture>(
  'GET',
  '/api/v1',
  '/ventures/{id}',
);
export const createVenture = defineCall<typeof endpoints.createVenture>(
  'POST',
  '/api/v1',
  '/ventures',
);
export const updateVenture = defineCall<typeof endpoints.updateVenture>(
  'PUT',
  '/api/v1',
  '/ventures/{id}',
);
export const postVentureActive = defineCall<typeof endpoints.postVentureActive>(
  'POST',
  '/api/v1',
  '/venture-active',
);
export const putVentureNoUpdate = defineCall<typeof endpoints.putVentureNoUpdate>(
  'PUT',
  '/api/v1',
  '/venture-no-update',
);
export const postUnsubscribe = defineCall<typeof endpoints.postUnsubscribe>(
  'POST',
  '/api/v1',
  '/unsub-update-profile-email',
);
export const getReminders = defineCall<typeof endpoints.getReminders>(
  'GET',
  '/api/v1',
  '/update-reminders',
);
export const putReminders = defineCall<typeof endpoints.putReminders>(
  'PUT',
  '/api/v1',
  '/update-reminders',
);
