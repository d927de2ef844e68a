import { defineCall } from '../http/call';
import type * as endpoints from './accounts.endpoints';

export const signIn = defineCall<typeof endpoints.signIn>('POST', '/api/v2', '/sign-in');
export const saveEntrepreneurToken = defineCall<typeof endpoints.saveEntrepreneurToken>(
  'POST',
  '/api/v2',
  '/login',
);
export const deleteEntrepreneurLogin = defineCall<typeof endpoints.deleteEntrepreneurLogin>(
  'DELETE',
  '/api/v2',
  '/login',
);
export const getAnonymousUser = defineCall<typeof endpoints.getAnonymousUser>(
  'GET',
  '/api/v2',
  '/user/anon',
);
export const signUp = defineCall<typeof endpoints.signUp>('POST', '/api/v2', '/user');
export const forgotPassword = defineCall<typeof endpoints.forgotPassword>(
  'PUT',
  '/api/v2',
  '/login',
  true,
);
export const getInvitationLink = defineCall<typeof endpoints.getInvitationLink>(
  'GET',
  '/api/v2',
  '/invitation-link',
);
export const renewInvitation = defineCall<typeof endpoints.renewInvitation>(
  'POST',
  '/api/v2',
  '/invitations/renewal',
);
export const setPassword = defineCall<typeof endpoints.setPassword>(
  'PUT',
  '/api/v2',
  '/user/anon/password',
);
export const saveInvestorToken = defineCall<typeof endpoints.saveInvestorToken>(
  'POST',
  '/api/v1',
  '/login',
);
export const getInvestorLogin = defineCall<typeof endpoints.getInvestorLogin>(
  'GET',
  '/api/v1',
  '/login',
);
export const deleteInvestorLogin = defineCall<typeof endpoints.deleteInvestorLogin>(
  'DELETE',
  '/api/v1',
  '/login',
);
