import { defineCall } from '../http/call';
import type * as endpoints from './own-data.endpoints';

export const exportOwnData = defineCall<typeof endpoints.exportOwnData>(
  'POST',
  '/api/v1',
  '/account/data',
);
export const getDeletionRequest = defineCall<typeof endpoints.getDeletionRequest>(
  'GET',
  '/api/v1',
  '/account/deletion',
);
export const askForDeletion = defineCall<typeof endpoints.askForDeletion>(
  'PUT',
  '/api/v1',
  '/account/deletion',
);
export const withdrawDeletion = defineCall<typeof endpoints.withdrawDeletion>(
  'DELETE',
  '/api/v1',
  '/account/deletion',
);
