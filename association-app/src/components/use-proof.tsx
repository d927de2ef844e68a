import { useHost } from '@syndication/contract/host';
import { createProver } from '@syndication/contract/passkeys/prover';
import { useProof as useProofOf } from '@syndication/shared-ui/proof';

/** Runs actions that want a fresh proof of the person; where the API asks for one, so does a dialog. */
export function useProof() {
  const { api } = useHost();
  return useProofOf(createProver(api));
}
