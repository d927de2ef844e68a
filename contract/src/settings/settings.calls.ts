import { defineCall } from '../http/call';
import type * as endpoints from './settings.endpoints';

export const getPublicSettings = defineCall<typeof endpoints.getPublicSettings>(
  'GET',
  '/api/v1',
  '/settings',
);
