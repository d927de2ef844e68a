import { defineCall } from '../http/call';
import type * as endpoints from './identity-providers.endpoints';

export const startGoogleAuth = defineCall<typeof endpoints.startGoogleAuth>(
  'POST',
  '/api/v1',
  '/google-auth/start',
);
export const googleAuth = defineCall<typeof endpoints.googleAuth>(
  'POST',
  '/api/v1',
  '/google-auth',
);
export const googleAuthCallback = defineCall<typeof endpoints.googleAuthCallback>(
  'GET',
  '/api/v1',
  '/google-auth/callback',
);
export const startLinkedinAuth = defineCall<typeof endpoints.startLinkedinAuth>(
  'POST',
  '/api/v1',
  '/linkedin-auth/start',
);
export const linkedinAuth = defineCall<typeof endpoints.linkedinAuth>(
  'POST',
  '/api/v1',
  '/linkedin-auth',
);
