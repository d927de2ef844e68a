import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DesignProvider } from '@syndication/shared-ui/core';
import { useProof } from './use-proof';
import type { Prover } from './prover';

const refusal = new Error('Is it you?');
let isProved = false;
const prover: Prover = {
  wants: (error) => (error === refusal ? 'proof' : null),
  byPassword: async () => {
    isProved = true;
  },
  startPasskey: () => Promise.reject(new Error('no passkey here')),
  byPasskey: () => Promise.reject(new Error('no passkey here')),
  byRecoveryCode: () => Promise.reject(new Error('no code here')),
  describe: () => ({ text: 'Not this one.' }),
};

let withProof: ReturnType<typeof useProof>['withProof'];
function Acts() {
  const proof = useProof(prover);
  ({ withProof } = proof);
  return proof.proofDialog;
}

/** Two acts that are refused at once; `ended` tells how. */
async function startTwo() {
  isProved = false;
  render(<Acts />, { wrapper: DesignProvider });
  const perform = async (name: string) => {
    if (!isProved) throw refusal;
    return name;
  };
  let ended: Promise<PromiseSettledResult<string>[]> = Promise.resolve([]);
  await act(async () => {
    ended = Promise.allSettled(['first', 'second'].map((name) => withProof(() => perform(name))));
  });
  return { ended };
}

it('asks once for all that wait for a proof', async () => {
  const { ended } = await startTwo();
  await userEvent.type(await screen.findByLabelText(/^Password/), 'Passw0rd');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await ended).toEqual([
    { status: 'fulfilled', value: 'first' },
    { status: 'fulfilled', value: 'second' },
  ]);
});

it('refuses all of them when it is closed', async () => {
  const { ended } = await startTwo();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await ended).toEqual([
    { status: 'rejected', reason: refusal },
    { status: 'rejected', reason: refusal },
  ]);
});
