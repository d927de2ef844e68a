import { postProof } from '../account-security/account-security.calls';
import { ApiError } from '../http/api-error';
import type { ApiClient } from '../http/client';
import { readFormFailure } from '../http/no-answer';
import { postPasskeyProof, postRecoveryCode, startPasskeyProof } from './passkeys.calls';
import type { ShownCredential } from './passkeys.schemas';

const WANTED = { PROOF_REQUIRED: 'proof', PASSKEY_REQUIRED: 'passkey' } as const;

/** How the owner of the session proves again who they are; `@syndication/shared-ui/proof` asks for it. */
export const createProver = (api: ApiClient) => ({
  /** What a refused call waits for; null when it was refused for another reason. */
  wants: (error: unknown): 'proof' | 'passkey' | null => {
    const code = error instanceof ApiError ? error.code : undefined;
    return WANTED[code as keyof typeof WANTED] ?? null;
  },
  byPassword: (password: string) => api.call(postProof, { body: { password }, keepalive: true }),
  /** What to ask the browser. */
  startPasskey: () => api.call(startPasskeyProof, {}),
  byPasskey: (credential: ShownCredential) =>
    api.call(postPasskeyProof, { body: { credential }, keepalive: true }),
  byRecoveryCode: (code: string) => api.call(postRecoveryCode, { body: { code }, keepalive: true }),
  /** The messages about a refused proof: per field, or for all of it. */
  describe: readFormFailure,
});
