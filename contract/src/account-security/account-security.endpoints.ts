import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { accountSchema, changePasswordSchema, proofSchema } from './account-security.schemas';

export const getAccount = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/account',
  access: 'signed-in',
  summary: 'Your account and where it is signed in',
  response: accountSchema,
});

/** Ends all other sessions and gives this one a new id; a mail tells the owner. */
export const changePassword = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/account/password',
  access: 'signed-in',
  summary: 'Change your password; ends all other sessions',
  body: changePasswordSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

/** Needed for actions that affect many people: 403 `PROOF_REQUIRED` without it. It is valid for `PROOF_MINUTES`. */
export const postProof = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/account/proof',
  access: 'signed-in',
  summary: 'Prove again that you are the owner of the account',
  body: proofSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

/**
 * An ended session, or another user's, is 404 `NOT_FOUND`; the caller's own is 409 `CONFLICT`, since it ends by
 * signing out.
 */
export const endSession = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/account/sessions/{sessionId}',
  access: 'signed-in',
  summary: 'Sign out one other place',
  params: z.object({ sessionId: idSchema }),
  errors: ['CONFLICT'],
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/account/sessions',
  access: 'signed-in',
  summary: 'Sign out everywhere else',
  response: z.object({ ended: z.int() }),
});
