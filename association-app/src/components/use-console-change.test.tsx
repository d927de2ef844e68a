import { HostProvider } from '@syndication/contract/host';
import { ApiError } from '@syndication/contract/http/api-error';
import { createTestHost, staffSession } from '@syndication/shared-ui/testing';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';

import { consoleKey } from '../query-keys';
import { useConsoleChange } from './use-console-change';

/** Makes a change that fails with a status, or succeeds. */
async function change(status?: number) {
  const onError = jest.fn();
  const client = new QueryClient({ mutationCache: new MutationCache({ onError }) });
  client.setQueryData(consoleKey('people'), []);
  const { result } = renderHook(() => useConsoleChange(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <HostProvider host={createTestHost(staffSession)}>{children}</HostProvider>
      </QueryClientProvider>
    ),
  });
  const failure = status && new ApiError(null, status, '');
  const run = result.current(() => (failure ? Promise.reject(failure) : Promise.resolve('done')));
  const answer = await run.catch((error: unknown) => error);
  const isRefetched = client.getQueryState(consoleKey('people'))?.isInvalidated;
  return { answer, failure, isRefetched, onError };
}

it('fetches what the console shows again after a change', async () => {
  expect(await change()).toMatchObject({ answer: 'done', isRefetched: true });
});

it.each([
  [404, true],
  [409, true],
  [400, false],
  [503, false],
])('after a %s fetches it again: %s', async (status, isRefetched) => {
  expect(await change(status)).toMatchObject({ isRefetched });
});

it('tells the session of a 401, and the caller too', async () => {
  const { answer, failure, onError } = await change(401);
  expect(onError.mock.lastCall?.[0]).toBe(failure);
  expect(answer).toBe(failure);
});
