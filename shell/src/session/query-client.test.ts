import { onlineManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';

import { ApiError } from '@syndication/contract/http/api-error';

import { createQueryClient } from './query-client';

function setUp() {
  const onUnauthorized = jest.fn();
  const onServerFault = jest.fn();
  const onPolicyDue = jest.fn();
  const onOutdated = jest.fn();
  const client = createQueryClient({ onUnauthorized, onServerFault, onOutdated, onPolicyDue });
  /** Lets a query and a mutation fail, and counts how often each was tried. */
  const failWith = async (error: Error) => {
    const query = jest.fn(() => Promise.reject(error));
    const mutation = jest.fn(() => Promise.reject(error));
    await client
      .fetchQuery({ queryKey: ['deals'], queryFn: query, retryDelay: 0 })
      .catch(() => undefined);
    await client
      .getMutationCache()
      .build(client, { mutationFn: mutation })
      .execute(undefined)
      .catch(() => undefined);
    return { queries: query.mock.calls.length, mutations: mutation.mock.calls.length };
  };
  return { client, onUnauthorized, onServerFault, onOutdated, onPolicyDue, failWith };
}

const failure = (status: number) => new ApiError(undefined, status, '');

it('reports a 401 from a query and from a mutation', async () => {
  const { onUnauthorized, onServerFault, failWith } = setUp();
  await failWith(failure(401));
  expect(onUnauthorized).toHaveBeenCalledTimes(2);
  expect(onServerFault).not.toHaveBeenCalled();
});

it('reports a 500 from a query and from a mutation', async () => {
  const { onUnauthorized, onServerFault, failWith } = setUp();
  await failWith(failure(500));
  expect(onServerFault).toHaveBeenCalledTimes(2);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('reports a policy that must be accepted, but no other 403', async () => {
  const { onPolicyDue, failWith } = setUp();
  await failWith(failure(403));
  expect(onPolicyDue).not.toHaveBeenCalled();
  await failWith(new ApiError({ error: { code: 'POLICY_NOT_ACCEPTED' } }, 403, ''));
  expect(onPolicyDue).toHaveBeenCalledTimes(2);
});

it.each([
  ['somebody else who has signed in', 'OTHER_USER', 409],
  ['rights that have changed', 'FORBIDDEN', 403],
])('tells of %s, and not of another failure', async (_, code, status) => {
  const { onOutdated, failWith } = setUp();
  await failWith(failure(status));
  expect(onOutdated).not.toHaveBeenCalled();
  await failWith(new ApiError({ error: { code } }, status, ''));
  expect(onOutdated).toHaveBeenCalledTimes(2);
  expect(onOutdated).toHaveBeenLastCalledWith(code);
});

it.each([0, 403, 404, 409, 501, 502, 503, 504])(
  'leaves the session alone on %d',
  async (status) => {
    const { onUnauthorized, onServerFault, failWith } = setUp();
    await failWith(failure(status));
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(onServerFault).not.toHaveBeenCalled();
  },
);

it('leaves the session alone on a fault of our own', async () => {
  const { onUnauthorized, onServerFault, failWith } = setUp();
  await failWith(Object.assign(new Error('A bug'), { status: 500 }));
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(onServerFault).not.toHaveBeenCalled();
});

it.each([
  [0, 2],
  [503, 2],
  [404, 1],
  [500, 1],
])('after %d asks %d times, and never writes twice', async (status, queries) => {
  const { failWith } = setUp();
  expect(await failWith(failure(status))).toEqual({ queries, mutations: 1 });
});

it('lets a write without a network fail at once', async () => {
  onlineManager.setOnline(false);
  try {
    const { client } = setUp();
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(failure(0)),
    });
    void mutation.execute(undefined).catch(() => undefined);
    await waitFor(() => expect(mutation.state.status).toBe('error'));
  } finally {
    onlineManager.setOnline(true);
  }
});

it('forgets a finished write, and with it the screen that made it, but none that is under way', async () => {
  jest.useFakeTimers();
  try {
    const { client } = setUp();
    const cache = client.getMutationCache();
    let finish = (): void => undefined;
    const mutationFn = () => new Promise<void>((resolve) => (finish = resolve));
    void cache.build(client, { mutationFn }).execute(undefined);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(cache.getAll()).toHaveLength(1);
    finish();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(cache.getAll()).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});
