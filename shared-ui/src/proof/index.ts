export { createPasskey, NoPasskeyError, showPasskey } from './browser-passkey';
export { ProofWays, type ProofWaysProps } from './proof-ways';
export type { Prover } from './prover';
export { useProof } from './use-proof';
