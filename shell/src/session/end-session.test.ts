import { QueryClient } from '@tanstack/react-query';

import {
  deleteEntrepreneurLogin,
  deleteInvestorLogin,
} from '@syndication/contract/accounts/accounts.endpoints';
import { answer, entrepreneurSession, fail, investorSession } from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { waitFor } from '@testing-library/react';

import { useSessionStore } from './session-store';
import { endSessionEverywhere, endSessionAfterFault } from './end-session';

const server = startTestServer();
const endAfterFault = () => endSessionAfterFault(new QueryClient());
const role = () => useSessionStore.getState().session.role;

it('after a 500 ends the session at once here, and on the server', async () => {
  const told = jest.fn(() => undefined);
  server.use(answer(deleteEntrepreneurLogin, told), answer(deleteInvestorLogin, told));
  useSessionStore.getState().setSession(entrepreneurSession);
  endAfterFault();
  expect(role()).toBeNull();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
});

it('after a 500 ends the session and gives the reason in one update, so that nothing stores its user again', () => {
  server.use(
    answer(deleteEntrepreneurLogin, () => undefined),
    answer(deleteInvestorLogin, () => undefined),
  );
  useSessionStore.getState().setSession(entrepreneurSession);
  const told: unknown[] = [];
  const stop = useSessionStore.subscribe(({ session, endReason }) => {
    told.push([session.role, endReason]);
  });
  endAfterFault();
  stop();
  expect(told).toEqual([[null, 'server-fault']]);
});

it('after a 500 ends the session here although the server fails at that too', async () => {
  const asked = jest.fn();
  server.events.on('request:start', asked);
  server.use(fail(deleteInvestorLogin, { status: 500, code: 'INTERNAL' }));
  useSessionStore.getState().setSession(investorSession);
  endAfterFault();
  expect(role()).toBeNull();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});

it('does nothing after a 500 while nobody is signed in', () => {
  const asked = jest.fn();
  server.events.on('request:start', asked);
  endAfterFault();
  expect(asked).not.toHaveBeenCalled();
});

it('distinguishes a sign-out from a session that ended by itself', async () => {
  server.use(
    answer(deleteEntrepreneurLogin, () => undefined),
    answer(deleteInvestorLogin, () => undefined),
  );
  const hasSignedOut = () => useSessionStore.getState().hasSignedOut;
  const { setSession, refuse } = useSessionStore.getState();
  setSession(entrepreneurSession);
  refuse();
  await endSessionEverywhere(new QueryClient());
  expect([role(), hasSignedOut()]).toEqual([null, false]);
  setSession(entrepreneurSession);
  await endSessionEverywhere(new QueryClient());
  expect([role(), hasSignedOut()]).toEqual([null, true]);
});
