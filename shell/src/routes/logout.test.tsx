import {
  deleteEntrepreneurLogin,
  deleteInvestorLogin,
} from '@syndication/contract/accounts/accounts.endpoints';
import type { ClientSession } from '@syndication/contract/host';
import {
  answer,
  dropConnection,
  entrepreneurSession,
  fail,
  investorSession,
} from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { useSessionStore } from '../session/session-store';
import { PathNote, ShellPage } from '../testing/shell-page';
import { Logout } from './logout';

const server = startTestServer();
const calls: string[] = [];
const recorded = [
  answer(deleteInvestorLogin, () => {
    calls.push('investor');
    return undefined;
  }),
  answer(deleteEntrepreneurLogin, ({ query }) => {
    calls.push(`entrepreneur, version ${query.get('version')}`);
    return undefined;
  }),
];

beforeEach(() => {
  calls.length = 0;
  localStorage.setItem('role', 'investor');
});

function logOut(session: ClientSession) {
  render(
    <ShellPage session={session} at="/logout">
      <Routes>
        <Route path="/logout" element={<Logout />} />
        <Route path="*" element={<PathNote />} />
      </Routes>
    </ShellPage>,
  );
}

const withTenant = {
  ...investorSession,
  member: { ...investorSession.member, tenantId: 'northeast' },
};

it.each<[string, ClientSession, string[]]>([
  ['an investor', investorSession, ['investor']],
  ['an investor with a tenant', withTenant, ['investor', 'entrepreneur, version 2']],
  ['an entrepreneur', entrepreneurSession, ['entrepreneur, version 2', 'investor']],
])('signs %s out and returns to the start', async (_, session, expected) => {
  server.use(...recorded);
  logOut(session);
  expect(await screen.findByText('Path: /login null')).toBeVisible();
  expect(calls).toEqual(expected);
  expect(useSessionStore.getState().session.role).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('leaves whoever has signed in meanwhile in another tab signed in', async () => {
  server.use(fail(deleteInvestorLogin, { status: 409, code: 'OTHER_USER' }));
  logOut(investorSession);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in');
  act(() => useSessionStore.getState().setSession(entrepreneurSession));
  expect(await screen.findByText('Path: /login null')).toBeVisible();
  expect(useSessionStore.getState().session).toEqual(entrepreneurSession);
});

it('keeps the session when the server was not reached, and Retry signs out', async () => {
  server.use(dropConnection(deleteInvestorLogin));
  logOut(investorSession);
  expect(await screen.findByRole('alert')).toHaveTextContent('You may still be signed in');
  expect(useSessionStore.getState().session).toEqual(investorSession);
  expect(localStorage.getItem('role')).toBe('investor');

  server.use(...recorded);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Path: /login null')).toBeVisible();
});
