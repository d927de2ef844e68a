import { defineCall } from '../http/call';
import type * as endpoints from './console-updates.endpoints';

export const getConsoleUpdates = defineCall<typeof endpoints.getConsoleUpdates>(
  'GET',
  '/api/v1',
  '/console/updates',
);
export const getConsoleUpdate = defineCall<typeof endpoints.getConsoleUpdate>(
  'GET',
  '/api/v1',
  '/console/updates/{id}',
);
export const putConsoleUpdate = defineCall<typeof endpoints.putConsoleUpdate>(
  'PUT',
  '/api/v1',
  '/console/updates/{id}',
);
export const publishConsoleUpdate = defineCall<typeof endpoints.publishConsoleUpdate>(
  'PUT',
  '/api/v1',
  '/console/updates/{id}/publication',
);
export const takeBackConsoleUpdate = defineCall<typeof endpoints.takeBackConsoleUpdate>(
  'DELETE',
  '/api/v1',
  '/console/updates/{id}/publication',
);
