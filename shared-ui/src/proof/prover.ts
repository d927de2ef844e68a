import type {
  RequestOptions,
  ShownCredential,
} from '@syndication/contract/passkeys/passkeys.schemas';

/** The calls of a proof, as the contract's `createProver` brings them. */
export interface Prover {
  /** What a refused call waits for: any fresh proof, or a passkey; null when it was refused for another reason. */
  wants: (error: unknown) => 'proof' | 'passkey' | null;
  byPassword: (password: string) => Promise<unknown>;
  startPasskey: () => Promise<RequestOptions>;
  byPasskey: (credential: ShownCredential) => Promise<unknown>;
  byRecoveryCode: (code: string) => Promise<unknown>;
  describe: (error: unknown) => {
    fields?: Record<string, string>;
    text: string | { title: string; text: string };
  };
}
