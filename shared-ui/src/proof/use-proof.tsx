import { useState, type ReactNode } from 'react';

import { Dialog } from '../dialogs';
import { ProofWays } from './proof-ways';
import type { Prover } from './prover';

/** An action that waits until the user has proved who they are. */
interface WaitingAct {
  wants: 'proof' | 'passkey';
  settle: (isProved: boolean) => void;
}

/**
 * Runs actions that affect many people or cannot be undone: if the API requires a proof, it asks for one and runs the
 * action again.
 * @returns `withProof`, which settles as the action does, and the dialog to be drawn
 */
export function useProof(prover: Prover): {
  withProof: <T>(act: () => Promise<T>) => Promise<T>;
  proofDialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<WaitingAct | null>(null);

  const withProof = async <T,>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      const wants = prover.wants(error);
      if (wants === null) throw error;
      const isProved = await new Promise<boolean>((resolve) =>
        setWaiting((before) => ({
          wants,
          // One answer is enough for all that wait.
          settle: (isYes) => {
            before?.settle(isYes);
            resolve(isYes);
          },
        })),
      );
      // After a cancel, the user sees why the action was refused.
      if (!isProved) throw error;
      return withProof(act);
    }
  };

  const end = (isProved: boolean) => {
    setWaiting(null);
    waiting?.settle(isProved);
  };

  const proofDialog = waiting && (
    <Dialog isOpen size="sm" title="Confirm that it is you" onClose={() => end(false)}>
      <ProofWays prover={prover} wants={waiting.wants} onProved={() => end(true)} />
    </Dialog>
  );
  return { withProof, proofDialog };
}
