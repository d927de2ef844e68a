import { defineCall } from '../http/call';
import type * as endpoints from './console-settings.endpoints';

export const getConsoleSettings = defineCall<typeof endpoints.getConsoleSettings>(
  'GET',
  '/api/v1',
  '/console/settings',
);
export const putConsoleSettings = defineCall<typeof endpoints.putConsoleSettings>(
  'PUT',
  '/api/v1',
  '/console/settings',
);
