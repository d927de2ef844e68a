import * as z from 'zod/mini';

import { defineEndpoint } from '../http/endpoint';
import { memberSessionSchema, syndicationGroupSchema } from '../members/members.schemas';

/** A value in a provider's redirect; a longer one is not the provider's. */
const redirectValue = z.string().check(z.minLength(1), z.maxLength(2048));

/**
 * First step at Google: remembers state, nonce and PKCE verifier for this browser, for ten minutes.
 * `id_token` asks for the token itself in the redirect's fragment, for clients that post it to
 * `/google-auth`; `code` is exchanged by the API.
 */
export const startGoogleAuth = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/google-auth/start',
  access: 'anyone',
  summary: 'Begin a Google sign-in: the address to send the browser to',
  body: z.object({ responseType: z._default(z.enum(['code', 'id_token']), 'code') }),
  response: z.object({ url: z.string() }),
  errors: ['PROVIDER_NOT_CONFIGURED', 'TOO_MANY_REQUESTS'],
});

export const googleAuth = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/google-auth',
  access: 'anyone',
  summary: 'Sign in with a Google id token whose nonce this browser was given',
  body: z.object({ idToken: z.string().check(z.minLength(1), z.maxLength(8192)) }),
  response: memberSessionSchema,
  errors: ['SIGN_IN_FAILED', 'NO_INVESTOR_ACCESS', 'PROVIDER_NOT_CONFIGURED', 'TOO_MANY_REQUESTS'],
});

export const googleAuthCallback = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/google-auth/callback',
  access: 'anyone',
  summary: 'Exchange the query of the Google redirect for a member',
  query: z.object({
    code: z.optional(redirectValue),
    state: z.optional(redirectValue),
    error: z.optional(redirectValue),
    iss: z.optional(redirectValue),
  }),
  response: z.object({
    member: z.object({ email: z.string(), syndicationGroup: z.nullable(syndicationGroupSchema) }),
    memberName: z.string(),
  }),
  errors: ['SIGN_IN_FAILED', 'NO_INVESTOR_ACCESS', 'PROVIDER_NOT_CONFIGURED', 'TOO_MANY_REQUESTS'],
});

/** First step at the professional network: the popup's address, and the state that its answer must carry. */
export const startLinkedinAuth = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/linkedin-auth/start',
  access: 'anyone',
  summary: 'Begin a sign-in at the professional network: the address for the popup',
  response: z.object({ url: z.string(), state: z.string() }),
  errors: ['PROVIDER_NOT_CONFIGURED', 'TOO_MANY_REQUESTS'],
});

export const linkedinAuth = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/linkedin-auth',
  access: 'anyone',
  summary: 'Sign in with the code that the network gave the popup',
  body: z.object({
    authCode: redirectValue,
    state: redirectValue,
    iss: z.optional(redirectValue),
  }),
  response: memberSessionSchema,
  errors: ['SIGN_IN_FAILED', 'NO_INVESTOR_ACCESS', 'PROVIDER_NOT_CONFIGURED', 'TOO_MANY_REQUESTS'],
});
