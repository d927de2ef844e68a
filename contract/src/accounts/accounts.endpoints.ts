import * as z from 'zod/mini';

import { idSchema } from '../fields/id.schemas';
import { defineEndpoint } from '../http/endpoint';
import { memberSessionCheckSchema, memberSessionSchema } from '../members/members.schemas';
import {
  anonymousUserSchema,
  forgotPasswordSchema,
  invitationLinkSchema,
  linkTokenSchema,
  setPasswordSchema,
  signInSchema,
  signUpSchema,
} from './accounts.schemas';

const versionMarker = z.object({ version: z.coerce.number().check(z.int()) });

/** First step of both sign-ins: a single-use token whose `role` claim the app checks. */
export const signIn = defineEndpoint({
  method: 'POST',
  base: '/api/v2',
  path: '/sign-in',
  access: 'anyone',
  summary: 'Check email and password and hand out a single-use sign-in token (JWT, 60 s)',
  body: signInSchema,
  response: z.object({ token: z.string() }),
  errors: ['SIGN_IN_FAILED', 'TOO_MANY_REQUESTS'],
});

/** Token-saving call of the entrepreneur sign-in: sets the session cookie. */
export const saveEntrepreneurToken = defineEndpoint({
  method: 'POST',
  base: '/api/v2',
  path: '/login',
  access: 'anyone',
  summary: 'Exchange a sign-in token for an entrepreneur session',
  body: z.object({ token: z.string().check(z.maxLength(4096)), ...versionMarker.shape }),
  errors: ['SIGN_IN_FAILED'],
});

export const deleteEntrepreneurLogin = defineEndpoint({
  method: 'DELETE',
  base: '/api/v2',
  path: '/login',
  access: 'anyone',
  summary: 'End the session on the server; answers 204 when there is none',
  query: versionMarker,
});

export const getAnonymousUser = defineEndpoint({
  method: 'GET',
  base: '/api/v2',
  path: '/user/anon',
  access: 'anyone',
  summary: 'Session check: the signed-in entrepreneur, or null when no entrepreneur is signed in',
  response: z.nullable(anonymousUserSchema),
});

export const signUp = defineEndpoint({
  method: 'POST',
  base: '/api/v2',
  path: '/user',
  access: 'anyone',
  summary: 'Create an entrepreneur account for a nominated address',
  body: signUpSchema,
  response: z.object({ id: idSchema }),
  errors: ['FORBIDDEN', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
});

export const forgotPassword = defineEndpoint({
  method: 'PUT',
  base: '/api/v2',
  path: '/login',
  access: 'anyone',
  summary: 'Mail a reset link; `error.message` tells when the address was never invited',
  body: forgotPasswordSchema,
  response: z.null(),
  beside: z.object({ error: z.optional(z.object({ message: z.string() })) }),
  errors: ['TOO_MANY_REQUESTS'],
});

/** Both are false for every other link: one that resets a password, is spent, was replaced, or is not ours. */
export const getInvitationLink = defineEndpoint({
  method: 'GET',
  base: '/api/v2',
  path: '/invitation-link',
  access: 'anyone',
  summary: 'Whether the link is an invitation, and whether it has expired and can be renewed',
  query: z.object({ token: linkTokenSchema }),
  response: invitationLinkSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

/** Reveals nothing about the link: if it is not an invitation of ours, no mail is sent. */
export const renewInvitation = defineEndpoint({
  method: 'POST',
  base: '/api/v2',
  path: '/invitations/renewal',
  access: 'anyone',
  summary: 'Mail the invited person a new link instead of an expired one',
  body: z.object({ token: linkTokenSchema }),
  errors: ['TOO_MANY_REQUESTS'],
});

export const setPassword = defineEndpoint({
  method: 'PUT',
  base: '/api/v2',
  path: '/user/anon/password',
  access: 'anyone',
  summary: 'Set a new password with the token of a reset link; 403 when it is spent or expired',
  body: setPasswordSchema,
  errors: ['RESET_LINK_INVALID', 'TOO_MANY_REQUESTS'],
});

/** Second step of the investor sign-in; carries `Authorization: Bearer <token>`. */
export const saveInvestorToken = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/login',
  access: 'anyone',
  summary: 'Exchange a sign-in token (Bearer) for an investor session',
  body: versionMarker,
  response: memberSessionSchema,
  errors: ['SIGN_IN_FAILED', 'NO_INVESTOR_ACCESS'],
  hasSignInToken: true,
});

export const getInvestorLogin = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/login',
  access: 'anyone',
  summary: 'Session check: the signed-in investor, or nulls when no investor is signed in',
  response: memberSessionCheckSchema,
  errors: ['NO_INVESTOR_ACCESS'],
});

export const deleteInvestorLogin = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/login',
  access: 'anyone',
  summary: 'End the session on the server; answers 204 when there is none',
});
