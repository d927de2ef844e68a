import { sharedQueryKeys } from '@syndication/contract/host';
import { useQueryClient } from '@syndication/contract/host/query';
import { ApiError } from '@syndication/contract/http/api-error';
import { ScreenHost, staffSession } from '@syndication/shared-ui/testing';
import { renderHook } from '@testing-library/react';

import { consoleKey } from '../query-keys';
import { useConsoleChange } from './use-console-change';

/** Makes a change that fails with a status, or succeeds. */
async function change(status?: number) {
  const { result } = renderHook(
    () => ({ cache: useQueryClient(), makeChange: useConsoleChange() }),
    { wrapper: ({ children }) => <ScreenHost session={staffSession}>{children}</ScreenHost> },
  );
  const { cache, makeChange } = result.current;
  cache.setQueryData(consoleKey('people'), []);
  const failure = status && new ApiError(null, status, '');
  const run = makeChange(() => (failure ? Promise.reject(failure) : Promise.resolve('done')));
  const answer = await run.catch((error: unknown) => error);
  const isRefetched = cache.getQueryState(consoleKey('people'))?.isInvalidated;
  return { answer, failure, isRefetched, known: cache.getMutationCache().getAll().at(-1)?.state };
}

it('fetches what the console shows again after a change', async () => {
  expect(await change()).toMatchObject({ answer: 'done', isRefetched: true });
});

it('fetches what other screens show of it again, and nothing that is chosen or code', async () => {
  const { result } = renderHook(
    () => ({ cache: useQueryClient(), makeChange: useConsoleChange() }),
    { wrapper: ({ children }) => <ScreenHost session={staffSession}>{children}</ScreenHost> },
  );
  const { cache, makeChange } = result.current;
  const deals = sharedQueryKeys.ventures('a-group');
  const deal = sharedQueryKeys.venture('a-deal');
  const groups = sharedQueryKeys.syndicationGroups();
  const keys = [deals, deal, groups, ['lazy-part', 'print']];
  for (const queryKey of keys) cache.setQueryData(queryKey, []);
  await makeChange(() => Promise.resolve('done'));
  expect(keys.map((queryKey) => cache.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it.each([
  [0, true],
  [404, true],
  [409, true],
  [400, false],
  [503, false],
])('after a %s fetches it again: %s', async (status, isRefetched) => {
  expect(await change(status)).toMatchObject({ isRefetched });
});

// The shell's cache of mutations is where the session learns of a 401.
it('is a mutation, and tells the caller of its failure', async () => {
  const { answer, failure, known } = await change(401);
  expect(known?.error).toBe(failure);
  expect(answer).toBe(failure);
});
