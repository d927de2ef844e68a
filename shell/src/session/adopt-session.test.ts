import { QueryClient } from '@tanstack/react-query';

import { sharedQueryKeys } from '@syndication/contract/host';
import { entrepreneurSession, investorSession } from '@syndication/shared-ui/testing';

import { adoptSession } from './adopt-session';
import { endSession } from './end-session';
import { useSessionStore } from './session-store';

/** A browser in which an investor has looked at deals. */
function usedBrowser() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sharedQueryKeys.ventures(null), ['a confidential deal']);
  localStorage.setItem('role', 'investor');
  localStorage.setItem('email', investorSession.member.email);
  localStorage.setItem('organization', 'bm9ydGhlYXN0');
  useSessionStore.getState().setSession(investorSession);
  return queryClient;
}

const left = (queryClient: QueryClient) => queryClient.getQueryCache().getAll();

it('leaves nothing of the user: session, caches, storage', () => {
  const queryClient = usedBrowser();
  endSession(queryClient);
  expect(useSessionStore.getState().session.role).toBeNull();
  expect(left(queryClient)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('leaves nothing of the first user to the second, who signs in without a sign-out between', () => {
  const queryClient = usedBrowser();
  adoptSession(queryClient, entrepreneurSession);
  expect(useSessionStore.getState().session).toEqual(entrepreneurSession);
  expect(left(queryClient)).toEqual([]);
  expect({ ...localStorage }).toEqual({ role: 'entrepreneur' });
});
