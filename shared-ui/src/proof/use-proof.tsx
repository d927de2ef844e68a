import { useRef, useState, type ReactNode } from 'react';

import { Dialog } from '../dialogs';
import { ProofWays } from './proof-ways';
import type { Prover } from './prover';

/**
 * Runs actions that affect many people or cannot be undone: if the API requires a proof, it asks for one and runs the
 * action again.
 * @returns `withProof`, which settles as the action does, and the dialog to be drawn
 */
export function useProof(prover: Prover): {
  withProof: <T>(act: () => Promise<T>) => Promise<T>;
  proofDialog: ReactNode;
} {
  const [wants, setWants] = useState<'proof' | 'passkey' | null>(null);
  /** Settles the actions that wait until the user has proved who they are: one answer is enough for all. */
  const waiting = useRef<((isProved: boolean) => void)[]>([]);

  const withProof = async <T,>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      const wanted = prover.wants(error);
      if (wanted === null) throw error;
      const isProved = await new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setWants(wanted);
      });
      // After a cancel, the user sees why the action was refused.
      if (!isProved) throw error;
      return withProof(act);
    }
  };

  const end = (isProved: boolean) => {
    setWants(null);
    for (const settle of waiting.current.splice(0)) settle(isProved);
  };

  const proofDialog = wants && (
    <Dialog isOpen size="sm" title="Confirm that it is you" onClose={() => end(false)}>
      <ProofWays prover={prover} wants={wants} onProved={() => end(true)} />
    </Dialog>
  );
  return { withProof, proofDialog };
}
