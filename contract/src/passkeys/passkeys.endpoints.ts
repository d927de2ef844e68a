import * as z from 'zod/mini';

import { ROLES } from '../accounts/accounts.rules';
import { defineEndpoint } from '../http/endpoint';
import {
  creationOptionsSchema,
  newPasskeySchema,
  passkeysSchema,
  recoveryCodeSchema,
  recoveryCodesSchema,
  requestOptionsSchema,
  shownPasskeySchema,
} from './passkeys.schemas';

export const getPasskeys = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/account/passkeys',
  access: 'signed-in',
  summary: 'Your passkeys, and how many recovery codes are left',
  response: passkeysSchema,
});

/** Users who have a passkey must use it first: a password alone cannot add a second one. */
export const startPasskey = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/account/passkeys/start',
  access: 'signed-in',
  needsProof: true,
  summary: 'Begin to add a passkey: what the browser needs to make one',
  response: creationOptionsSchema,
  errors: ['PASSKEY_REQUIRED', 'CONFLICT'],
});

/** A passkey that is there already is not added again. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/account/passkeys',
  access: 'signed-in',
  needsProof: true,
  summary: 'Add the passkey that the browser made; with the first one come recovery codes',
  body: newPasskeySchema,
  response: recoveryCodesSchema,
  errors: ['PASSKEY_REQUIRED', 'CONFLICT'],
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  base: '/api/v1',
  path: '/account/passkeys/{id}',
  access: 'signed-in',
  needsProof: true,
  summary: 'Remove one of your passkeys; removing the last one removes the recovery codes',
  params: z.object({ id: z.string().check(z.maxLength(1364), z.regex(/^[\w-]+$/)) }),
  errors: ['PASSKEY_REQUIRED'],
});

export const makeRecoveryCodes = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/account/recovery-codes',
  access: 'signed-in',
  needsProof: true,
  summary: 'New recovery codes, which replace all earlier ones',
  response: recoveryCodesSchema,
  errors: ['PASSKEY_REQUIRED', 'CONFLICT'],
});

export const startPasskeyProof = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/account/proof/start',
  access: 'signed-in',
  summary: 'Begin to prove who you are with one of your passkeys',
  response: requestOptionsSchema,
});

/** A proof as `postProof` takes it, and what the console wants where it wants a passkey. */
export const postPasskeyProof = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/account/proof/passkey',
  access: 'signed-in',
  summary: 'Prove who you are with one of your passkeys',
  body: shownPasskeySchema,
  errors: ['TOO_MANY_REQUESTS'],
});

export const postRecoveryCode = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/account/proof/recovery-code',
  access: 'signed-in',
  summary: 'Use a recovery code instead of a passkey',
  body: recoveryCodeSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

export const startPasskeySignIn = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/passkey-auth/start',
  access: 'anyone',
  summary: 'Begin to sign in with a passkey',
  response: requestOptionsSchema,
  errors: ['TOO_MANY_REQUESTS'],
});

export const passkeyAuth = defineEndpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/passkey-auth',
  access: 'anyone',
  summary: 'Sign in with a passkey',
  body: shownPasskeySchema,
  response: z.object({ role: z.enum(ROLES) }),
  errors: ['SIGN_IN_FAILED', 'TOO_MANY_REQUESTS'],
});
