import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DesignProvider } from '@syndication/shared-ui/core';
import { useProof } from './use-proof';
import type { Prover } from './prover';

const refusal = new Error('Is it you?');
let isProved = false;
let answer = Promise.resolve();
const prover: Prover = {
  wants: (error) => (error === refusal ? 'proof' : null),
  byPassword: async () => {
    await answer;
    isProved = true;
  },
  startPasskey: () => Promise.reject(new Error('no passkey here')),
  byPasskey: () => Promise.reject(new Error('no passkey here')),
  byRecoveryCode: () => Promise.reject(new Error('no code here')),
  describe: () => ({ text: 'Not this one.' }),
};

/** Starts two actions at once, which are refused until a proof. */
function TwoActs({ onEnd }: { onEnd: (ends: PromiseSettledResult<string>[]) => void }) {
  const { withProof, proofDialog } = useProof(prover);
  const perform = async (name: string) => {
    if (!isProved) throw refusal;
    return name;
  };
  const start = async () =>
    onEnd(
      await Promise.allSettled(['first', 'second'].map((name) => withProof(() => perform(name)))),
    );
  return (
    <>
      <button onClick={() => void start()}>Start</button>
      {proofDialog}
    </>
  );
}

async function startTwo() {
  isProved = false;
  const onEnd = jest.fn();
  render(<TwoActs onEnd={onEnd} />, { wrapper: DesignProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  return onEnd;
}

it('asks once for all that wait for a proof', async () => {
  const onEnd = await startTwo();
  await userEvent.type(await screen.findByLabelText(/^Password/), 'Passw0rd');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(onEnd).toHaveBeenCalledWith([
      { status: 'fulfilled', value: 'first' },
      { status: 'fulfilled', value: 'second' },
    ]),
  );
});

it('refuses all of them when it is closed', async () => {
  const onEnd = await startTwo();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(onEnd).toHaveBeenCalledWith([
      { status: 'rejected', reason: refusal },
      { status: 'rejected', reason: refusal },
    ]),
  );
});

it('takes a proof that arrives after its dialog was closed for what waits by then', async () => {
  const onEnd = await startTwo();
  let answerNow!: () => void;
  answer = new Promise((resolve) => (answerNow = resolve));
  await userEvent.type(await screen.findByLabelText(/^Password/), 'Passw0rd');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('dialog');
  answerNow();
  await waitFor(() =>
    expect(onEnd).toHaveBeenLastCalledWith([
      { status: 'fulfilled', value: 'first' },
      { status: 'fulfilled', value: 'second' },
    ]),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
