import { defineCall } from '../http/call';
import type * as endpoints from './passkeys.endpoints';

export const getPasskeys = defineCall<typeof endpoints.getPasskeys>(
  'GET',
  '/api/v1',
  '/account/passkeys',
);
export const startPasskey = defineCall<typeof endpoints.startPasskey>(
  'POST',
  '/api/v1',
  '/account/passkeys/start',
);
export const addPasskey = defineCall<typeof endpoints.addPasskey>(
  'POST',
  '/api/v1',
  '/account/passkeys',
);
export const removePasskey = defineCall<typeof endpoints.removePasskey>(
  'DELETE',
  '/api/v1',
  '/account/passkeys/{id}',
);
export const makeRecoveryCodes = defineCall<typeof endpoints.makeRecoveryCodes>(
  'POST',
  '/api/v1',
  '/account/recovery-codes',
);
export const startPasskeyProof = defineCall<typeof endpoints.startPasskeyProof>(
  'POST',
  '/api/v1',
  '/account/proof/start',
);
export const postPasskeyProof = defineCall<typeof endpoints.postPasskeyProof>(
  'POST',
  '/api/v1',
  '/account/proof/passkey',
);
export const postRecoveryCode = defineCall<typeof endpoints.postRecoveryCode>(
  'POST',
  '/api/v1',
  '/account/proof/recovery-code',
);
export const startPasskeySignIn = defineCall<typeof endpoints.startPasskeySignIn>(
  'POST',
  '/api/v1',
  '/passkey-auth/start',
);
export const passkeyAuth = defineCall<typeof endpoints.passkeyAuth>(
  'POST',
  '/api/v1',
  '/passkey-auth',
);
