import { ApiError } from '@syndication/contract/http/api-error';

import { comeBackLater } from './come-back-later';

const busy = (seconds?: number, status = 503) => new ApiError(undefined, status, '', seconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('comes back when a busy server said to, not sooner', async () => {
  const read = jest.fn().mockRejectedValueOnce(busy(3)).mockResolvedValueOnce('deals');
  const answer = comeBackLater(read);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(100);
  await expect(answer).resolves.toBe('deals');
});

it('comes back once', async () => {
  const read = jest.fn(() => Promise.reject(busy(3)));
  const answer = comeBackLater(read).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(answer).resolves.toMatchObject({ status: 503 });
  expect(read).toHaveBeenCalledTimes(2);
});

it.each([
  ['said nothing', busy()],
  ['asks for a minute', busy(60)],
  ['counts tries', busy(3, 429)],
])('does not come back when the server %s', async (_what, error) => {
  const read = jest.fn(() => Promise.reject(error));
  await expect(comeBackLater(read)).rejects.toBe(error);
  expect(read).toHaveBeenCalledTimes(1);
});
