import { defineCall } from '../http/call';
import type * as endpoints from './account-security.endpoints';

export const getAccount = defineCall<typeof endpoints.getAccount>('GET', '/api/v1', '/account');
export const changePassword = defineCall<typeof endpoints.changePassword>(
  'PUT',
  '/api/v1',
  '/account/password',
);
export const postProof = defineCall<typeof endpoints.postProof>(
  'POST',
  '/api/v1',
  '/account/proof',
);
export const endSession = defineCall<typeof endpoints.endSession>(
  'DELETE',
  '/api/v1',
  '/account/sessions/{sessionId}',
);
export const endOtherSessions = defineCall<typeof endpoints.endOtherSessions>(
  'DELETE',
  '/api/v1',
  '/account/sessions',
);
