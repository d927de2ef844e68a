import { setImmediate as settle } from 'node:timers/promises';

import { closeOnSignal } from '@syndication/contract/http/close-on-signal';

// Left to itself, the deadline would end the process of whichever test runs by then.
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Sends a signal twice, as a terminal and npm do. @returns how the process ends, and what was reported */
async function signalTwice(close: () => Promise<unknown> | undefined) {
  const on = jest.spyOn(process, 'on').mockReturnValue(process);
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const fail = jest.fn();
  closeOnSignal(close, fail);
  for (const [, stop] of on.mock.calls) stop();
  await settle();
  return { exits: exit.mock.calls, failures: fail.mock.calls };
}

it('closes once, whichever signals come, and then ends', async () => {
  const close = jest.fn().mockResolvedValue(undefined);
  expect(await signalTwice(close)).toEqual({ exits: [[0]], failures: [] });
  expect(close).toHaveBeenCalledTimes(1);
});

it('ends at once where nothing has started', async () => {
  expect(await signalTwice(() => undefined)).toEqual({ exits: [[0]], failures: [] });
});

it('says why closing failed', async () => {
  const error = new Error('The disk is full.');
  const failed = await signalTwice(() => Promise.reject(error));
  expect(failed).toEqual({ exits: [], failures: [[error]] });
});

it('ends all the same when closing takes too long', async () => {
  const { exits } = await signalTwice(() => new Promise(() => undefined));
  expect(exits).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(exits).toEqual([[1]]);
});
